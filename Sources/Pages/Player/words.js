// A state in words, with the same names and values as `tabletrace step`.

const points = (value) => String(value);
const sizeText = (size) => `{${points(size.width)}, ${points(size.height)}}`;

// The first few entries, and how many more there are.
function listText(count, entries) {
  if (!count) return undefined;
  const shown = entries.slice(0, 8);
  const more = count - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

function rangeText({ count, first }) {
  if (!first.length) return undefined;
  if (count === 1) return first[0].row;
  const end = count === first.length ? first[first.length - 1].row : "(more)";
  return `${first[0].row} ... ${end}, ${count} rows`;
}

function heightsText(state) {
  if (state.heights) return `${state.heights.known} known, ${state.heights.guessed} guessed`;
  if (!state.contentSize) return "not known";
  return state.sections > 1000 ? "not counted" : "being asked";
}

function nearRowsText({ nearRows, farRows }) {
  if (!farRows) return undefined;
  const runs = nearRows.map(({ first, last, height, isGuess }) => {
    const rows = first === last ? first : `${first} ... ${last}`;
    return `${rows} ${points(height)}${isGuess ? " guessed" : ""}`;
  });
  const ends = [[farRows.above, "above"], [farRows.below, "below"]].filter(([count]) => count > 0);
  return [...runs, ...ends.map(([count, where]) => `${count} more ${where}`)].join(", ");
}

function sectionViewsText({ count, first }) {
  return listText(count, first.map((view) => {
    const place = view.y === undefined ? "" : ` at ${points(view.y)}, ${points(view.height)}`
      + (view.isGuess ? " guessed" : "") + (view.isPinned ? " pinned" : "");
    return `${view.end} ${view.section} ${view.view}${place}`;
  }));
}

function openRowText({ openRow, openButtons }) {
  if (!openRow || !openButtons) return openRow;
  const titles = openButtons.titles.map((title) => JSON.stringify(title)).join(", ");
  const edge = openButtons.edge ? `${openButtons.edge} ` : "";
  return openRow + (titles ? ` with ${edge}${titles}` : "");
}

function dragText(drag) {
  const rows = listText(drag.rows.length, drag.rows) ?? "no row of this table";
  const end = drag.destination ? `, over ${drag.destination}` : "";
  return `${rows}, ${drag.items} item${drag.items === 1 ? "" : "s"}${end}`;
}

function insetsText(insets) {
  return ["top", "left", "bottom", "right"].filter((edge) => insets[edge] !== 0)
    .map((edge) => `${edge} ${points(insets[edge])}`).join(", ");
}

// The properties: a name, what it is in a state, and what stands for nothing unless it is left out.
const properties = [
  ["window", (state) => state.isInWindow ? "yes" : undefined, "no"],
  ["layout", (state) => state.needsLayout ? "pending" : undefined, "done"],
  ["offset", (state) => points(state.contentOffset)],
  ["inset", (state) => state.contentInset && insetsText(state.contentInset)],
  ["content size", (state) => state.contentSize && sizeText(state.contentSize), "not known"],
  ["heights", heightsText],
  ["visible rows", (state) => rangeText(state.visibleRows), "none"],
  ["near rows", nearRowsText],
  ["table header", (state) => state.tableHeaderHeight && points(state.tableHeaderHeight)],
  ["table footer", (state) => state.tableFooterHeight && points(state.tableFooterHeight)],
  ["prepared rows", ({ preparedRows: rows }) => listText(rows.length, rows.map(({ row }) => row))],
  ["section views", (state) => sectionViewsText(state.sectionViews)],
  ["prefetched", ({ prefetchedRows: rows }) => listText(rows.count, rows.first)],
  ["selection", ({ selectedRows: rows }) => listText(rows.count, rows.first), "none"],
  ["highlighted", (state) => state.highlightedRow],
  ["focus", (state) => state.focusedRow],
  ["editing", (state) => state.editing === "none" ? undefined : state.editing, "no"],
  ["open row", openRowText],
  ["moved row", ({ movedRow: row }) => row && `${row.row} to ${row.target}`],
  ["dragged", (state) => state.drag && dragText(state.drag)],
  ["first responder", (state) => state.firstResponder],
  ["moved by", (state) => state.motion === "none" ? undefined : state.motion],
  ["pool", poolText, "empty"],
];

function poolText({ reusePool }) {
  const pools = reusePool.map(({ identifier, cells }) =>
    `${identifier}: ${listText(cells.count, cells.first) ?? ""}`);
  return pools.length ? pools.join("; ") : undefined;
}

// The properties with their values; what an event changes stands as `before -> after`.
function stateRows(before, after) {
  const rows = [];
  for (const [name, value, standIn] of properties) {
    const values = [value(before), value(after)];
    if (values[0] === undefined && values[1] === undefined && standIn === undefined) continue;
    const [old, now] = values.map((text) => text ?? standIn ?? "none");
    rows.push({ name, text: old === now ? now : `${old} -> ${now}`, changes: old !== now });
  }
  return rows;
}

// What a cell looks like, in words.
function cellWords(row) {
  const { style, canMove } = row.controls ?? { style: "none" };
  return [
    ...(row.cellStates ?? []), style === "none" ? undefined : `${style} control`,
    canMove ? "reorder control" : undefined, row.accessory, row.content,
  ].filter((word) => word !== undefined).join(" ");
}

function rowWords(row) {
  const place = row.y === undefined ? "" : `at ${points(row.y)}`;
  const height = row.height === undefined
    ? "" : points(row.height) + (row.isGuess ? " guessed" : "");
  return [row.row, row.cell, place, height, cellWords(row)];
}

const numbersOf = (path) => path.match(/-?\d+/g).map(Number);

function comparePaths(left, right) {
  const [a, b] = [numbersOf(left), numbersOf(right)];
  return a[0] - b[0] || a[1] - b[1];
}

const rowsWithCells = (state) => [...state.visibleRows.first, ...state.preparedRows]
  .sort((left, right) => comparePaths(left.row, right.row));

// The rows with cells; + comes, - goes, * changes.
function cellRows(before, after) {
  const same = (left, right) => left.row === right.row && left.cell === right.cell;
  const [old, now] = [rowsWithCells(before), rowsWithCells(after)];
  const gone = old.filter((row) => !now.some((other) => same(row, other)))
    .map((row) => ({ mark: "-", row, words: rowWords(row) }));
  const kept = now.map((row) => {
    const words = rowWords(row);
    const known = old.find((other) => same(row, other));
    const isSame = known && rowWords(known).join("\n") === words.join("\n");
    return { mark: known ? (isSame ? "" : "*") : "+", row, words };
  });
  return [...gone, ...kept].sort((left, right) => comparePaths(left.row.row, right.row.row));
}
