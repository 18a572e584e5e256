// Where rows, headers and calls are in a picture.

// Where a call belongs in a picture: its row, header, footer or cell.
function placeOf(event, state) {
  const path = pathsIn(event).pop();
  if (path) return rowPlace(path, state);
  const end = /(Header|Footer)/.exec(event.callback ?? "")?.[1].toLowerCase() ?? "header";
  const section = sectionIn(event);
  if (section !== undefined) {
    return state.sectionViews.first.find((view) =>
      view.end === end && view.section === section && view.y !== undefined)
      ?? (/(Header|Footer)/.test(event.callback) ? gapAt(section, state) : undefined);
  }
  const cell = cellIn(event.arguments);
  return cell && rowsWithCells(state).find((row) => row.cell === cell && row.y !== undefined);
}

// Whether the row of a call is no longer there: another row has its index path since.
function isGone(run, event, number) {
  if (event.callback !== "didEndEditingRowAt") return false;
  const path = pathsIn(event).pop();
  const cellAt = (state) => rowsWithCells(state).find(({ row }) => row === path)?.cell;
  const start = run.events.findLastIndex((other, place) => place < number
    && other.callback === "willBeginEditingRowAt" && other.arguments === event.arguments);
  return start >= 0 && cellAt(run.shown(start + 1)) !== cellAt(run.shown(number));
}

// Where a row is, with a cell or without; nothing where it is far from the screen.
function rowPlace(path, state) {
  const shown = rowsWithCells(state).find((row) => row.row === path && row.y !== undefined);
  if (shown) return shown;
  const [section, row] = numbersOf(path);
  for (const run of state.nearRows) {
    const [runSection, first] = numbersOf(run.first);
    if (runSection !== section || row < first || row > numbersOf(run.last)[1]) continue;
    if (run.y !== undefined) return { y: run.y + (row - first) * run.height, height: run.height };
  }
  return undefined;
}

// The room for headers and footers that have no view, above the rows of a section.
function gapsIn(state) {
  const taken = [
    ...state.nearRows.map(({ first, last, y, height }) => ({
      y, section: numbersOf(first)[0],
      end: y + (numbersOf(last)[1] - numbersOf(first)[1] + 1) * height,
    })),
    ...state.sectionViews.first.map(({ y, height, section }) => ({ y, section, end: y + height })),
  ].filter(({ y }) => y !== undefined).sort((left, right) => left.y - right.y);
  let end = state.farRows?.above ? Infinity : state.tableHeaderHeight ?? 0;
  const gaps = [];
  for (const each of taken) {
    if (each.y - end > 4) gaps.push({ y: end, height: each.y - end, section: each.section });
    end = end === Infinity ? each.end : Math.max(end, each.end);
  }
  return state.style === "plain" ? gaps : [];
}

function gapAt(section, state) {
  return gapsIn(state).find((gap) => gap.section >= section);
}

// What the picture shows, for those who do not see it.
function screenWords(state) {
  const rows = rangeText(state.visibleRows) ?? "no row";
  const open = openRowText(state);
  return [
    `The screen shows ${rows}, offset ${points(state.contentOffset)}`,
    state.isInWindow ? undefined : "not in a window", open && `row ${open} is open`,
    state.selectedRows.count ? `selected ${state.selectedRows.first.join(", ")}` : undefined,
  ].filter(Boolean).join("; ");
}
