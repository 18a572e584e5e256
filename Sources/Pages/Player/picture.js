// The picture of a table: its screen to scale, the rows around it, its cells.

const cellInset = 3;
const labelHeight = 22;
const bezel = 9;

class Picture {
  constructor(run, title, isFilm) {
    this.run = run;
    this.isFilm = isFilm;
    this.svg = draw("svg", { class: "screen", role: "img" });
    this.pool = make("div", { class: "pool" });
    const caption = make("figcaption", {}, title);
    this.element = make("figure", { class: "device" }, caption, this.svg, this.pool);
    this.size = this.largestBounds();
    this.margin = this.roomAround();
  }

  // The size of the screen, which a rotation may change.
  largestBounds() {
    const bounds = this.run.states.map((state) => state.bounds).filter(Boolean);
    const largest = (side) => Math.max(1, ...new Set(bounds.map((each) => each[side])));
    return { width: largest("width"), height: largest("height") };
  }

  // The room above and below the screen: little where no row ever is.
  roomAround() {
    const room = this.isFilm ? 36 : Math.min(110, Math.max(66, this.size.height * 0.22));
    const states = this.run.states.filter(({ bounds }) => bounds);
    const isAbove = ({ contentOffset, nearRows }) =>
      nearRows.some(({ y }) => y < contentOffset) || contentOffset < 0;
    const isBelow = ({ bounds, contentOffset, nearRows }) =>
      nearRows.some(({ first, last, y, height }) => {
        const count = numbersOf(last)[1] - numbersOf(first)[1] + 1;
        return y + count * height > contentOffset + bounds.height;
      });
    const [above, below] = [isAbove, isBelow].map((test) =>
      states.some(test) ? room : bezel + 3);
    return { above, below };
  }

  show(number) {
    const state = this.run.after(number);
    const bounds = state.bounds ?? this.size;
    const { above, below } = this.margin;
    const [width, height] = [this.size.width + 2 * bezel + 2, this.size.height + above + below];
    this.svg.setAttribute("viewBox", `${-bezel - 1} ${-above} ${width} ${height}`);
    this.svg.setAttribute("aria-label", screenWords(state));
    const ways = { top: -above, bottom: this.size.height + below };
    const toScreen = (y) => y - state.contentOffset;
    const frame = { x: 0, y: 0, width: bounds.width, height: bounds.height };
    const glass = { class: `glass ${state.style}`, ...frame };
    const { outlines, far } = this.rowsAround(state, bounds, toScreen, ways);
    this.svg.replaceChildren(
      draw("rect", glass), ...outlines,
      ...this.screen(state, bounds, toScreen, number), ...this.shade(bounds, ways),
      this.frame(bounds), this.callout(number, state, bounds, toScreen) ?? "", ...far,
    );
    this.showPool(state, number);
  }

  // What lies outside of the screen is paler.
  shade({ width, height }, { top, bottom }) {
    const [x, wide] = [-bezel - 1, width + 2 * bezel + 2];
    return [[top, -top], [height, bottom - height]].map(([y, tall]) =>
      draw("rect", { class: "shade", x, y, width: wide, height: Math.max(0, tall) }));
  }

  frame({ width, height }) {
    const half = bezel / 2;
    return draw("rect", {
      class: "bezel", x: -half, y: -half, width: width + bezel, height: height + bezel,
      rx: 12, "stroke-width": bezel,
    });
  }

  // The call that an event is, on its row, its header or its footer.
  callout(number, state, { width }, toScreen) {
    const event = number > 0 ? this.run.event(number) : undefined;
    if (event?.kind !== "call") return undefined;
    const place = this.placeOf(event, state) ?? this.placeOf(event, this.run.before(number));
    if (!place) return undefined;
    const y = toScreen(place.y);
    const bottom = this.size.height + this.margin.below - labelHeight;
    const isSeen = y < bottom && y + place.height > labelHeight - this.margin.above;
    if (!isSeen || place.height <= 0) return undefined;
    const isLeft = state.openButtons?.edge === "trailing"
      && state.openRow === pathsIn(event).pop();
    return callout(event, { width, y, height: place.height, bottom, isLeft });
  }

  placeOf(event, state) {
    const path = pathsIn(event).pop();
    if (path) return rowPlace(path, state);
    const end = /(Header|Footer)/.exec(event.callback ?? "")?.[1].toLowerCase();
    const section = sectionIn(event);
    if (end && section !== undefined) {
      return state.sectionViews.first.find((view) =>
        view.end === end && view.section === section && view.y !== undefined);
    }
    const cell = cellIn(event.arguments);
    return cell && rowsWithCells(state).find((row) => row.cell === cell && row.y !== undefined);
  }

  // The rows that are loaded but have no cell; those too far away are counted.
  rowsAround(state, bounds, toScreen, ways) {
    const outlines = [];
    const withCells = new Set(
      rowsWithCells(state).filter(({ y }) => y !== undefined).map(({ row }) => row),
    );
    let { above = 0, below = 0 } = state.farRows ?? {};
    for (const run of state.nearRows) {
      const [section, first] = numbersOf(run.first);
      const last = numbersOf(run.last)[1];
      for (let row = first; row <= last && run.y !== undefined; row += 1) {
        const y = toScreen(run.y + (row - first) * run.height);
        const isAbove = y + run.height <= ways.top + labelHeight;
        if (isAbove) above += 1;
        else if (y >= ways.bottom - labelHeight) below += 1;
        if (isAbove || y >= ways.bottom - labelHeight || run.height <= 0) continue;
        const path = `[${section}, ${row}]`;
        if (withCells.has(path)) continue;
        const place = { width: bounds.width, y, height: run.height };
        outlines.push(emptyRow({ row: path, isGuess: run.isGuess }, place));
      }
    }
    const [{ width }, end] = [bounds, ways.bottom - labelHeight];
    const far = [
      above ? banner(`${above} more above`, width, ways.top) : [],
      below ? banner(`${below} more below`, width, end) : [],
    ];
    return { outlines, far: far.flat() };
  }

  screen(state, bounds, toScreen, number) {
    const cells = rowsWithCells(state).filter(({ y }) => y !== undefined)
      .map((row) => this.cell(row, state, bounds, toScreen(row.y), number));
    const ends = state.sectionViews.first.filter(({ y }) => y !== undefined)
      .map((view) => this.sectionEnd(view, bounds, toScreen(view.y), number));
    const parts = [...this.tableEnds(state, bounds, toScreen), ...cells, ...ends];
    parts.push(...this.insets(state, bounds), ...this.landing(state, bounds, toScreen));
    const words = state.isInWindow ? "no rows yet" : "not in a window yet";
    const isBare = !state.contentSize || (!state.isInWindow && !state.nearRows.length);
    if (isBare) parts.push(label(words, bounds.width / 2, bounds.height / 2));
    return parts;
  }

  cell(row, state, bounds, y, number) {
    const { width } = bounds;
    const height = row.height ?? 0;
    const looks = row.cellStates ?? [];
    const isOpen = state.openRow === row.row && state.openButtons;
    const isMoved = state.movedRow?.row === row.row || state.drag?.rows.includes(row.row);
    const names = ["cell", ...looks, row.isGuess ? "guessed" : "", isMoved ? "lifted" : ""];
    const group = draw(
      "g", {
        class: names.filter(Boolean).join(" "), "data-row": row.row, "data-cell": row.cell,
        "data-y": row.y, "data-height": row.height,
      }, cellParts(row, this.run.cellTitles.of(row, number), { width, y }),
    );
    return isOpen ? this.swiped(group, state.openButtons, bounds, y, height) : group;
  }

  // A cell that has given way to the buttons behind it.
  swiped(cell, { edge, titles }, { width }, y, height) {
    const each = Math.min(74, (width * 0.7) / Math.max(1, titles.length));
    const isLeading = edge === "leading";
    const shift = each * titles.length * (isLeading ? 1 : -1);
    cell.setAttribute("transform", `translate(${shift} 0)`);
    const buttons = titles.map((title, place) => {
      const x = isLeading ? each * place : width - each * (place + 1);
      return draw(
        "g", { class: place ? "swipe other" : "swipe" },
        draw("rect", { x, y, width: each, height }),
        fittingText(title, x + each / 2, y + height / 2, height, "middle"),
      );
    });
    // An inner picture cuts off what moves out of the screen.
    const frame = { x: 0, y, width, height, viewBox: `0 ${y} ${width} ${height}` };
    return draw("svg", { ...frame, class: "open" }, buttons, cell);
  }

  sectionEnd(view, { width }, y, number) {
    const title = this.run.titleOf(view.end, view.section, number);
    const words = title ?? `${capital(view.end)} of section ${view.section}`;
    const names = ["end", view.isPinned ? "pinned" : "", view.isGuess ? "guessed" : ""];
    const { height } = view;
    const note = [
      view.isPinned ? "pinned" : undefined, `${view.isGuess ? "\u2248 " : ""}${points(height)}`,
    ].filter(Boolean).join("  ");
    return draw(
      "g", { class: names.filter(Boolean).join(" "), "data-end": `${view.end} ${view.section}` },
      draw("rect", { x: 0, y, width, height }),
      view.isGuess ? hatching({ width, y, height }) : undefined,
      fittingText(words, 16, y + height / 2, height, "start", "name", 13, width - 110),
      fittingText(note, width - 14, y + height / 2, height, "end", "path", 11),
    );
  }

  // tableHeaderView and tableFooterView.
  tableEnds(state, { width }, toScreen) {
    const views = [["tableHeaderView", 0, state.tableHeaderHeight]];
    const footer = state.tableFooterHeight;
    const end = state.contentSize?.height;
    if (footer && end !== undefined) views.push(["tableFooterView", end - footer, footer]);
    return views.filter(([, , height]) => height).map(([name, y, height]) => draw(
      "g", { class: "end" },
      draw("rect", { x: 0, y: toScreen(y), width, height }),
      fittingText(name, 14, toScreen(y) + height / 2, height, "start"),
    ));
  }

  insets(state, { width, height }) {
    const insets = state.contentInset;
    if (!insets) return [];
    const bands = [[0, insets.top], [height - insets.bottom, insets.bottom]];
    return bands.filter(([, thickness]) => thickness > 0).map(([y, thickness]) =>
      draw("rect", { class: "inset", x: 0, y, width, height: thickness }));
  }

  // The place where a row that is moved would land.
  landing(state, { width }, toScreen) {
    const target = state.movedRow?.target ?? state.drag?.destination;
    const row = target && rowsWithCells(state).find((each) => each.row === target);
    if (!row || row.y === undefined) return [];
    const y = toScreen(row.y) + cellInset;
    const height = Math.max(0, (row.height ?? 0) - 2 * cellInset);
    const places = { x: cellInset, y, width: width - 2 * cellInset, height };
    return [draw("rect", { ...places, class: "landing" })];
  }

  showPool(state, number) {
    const before = this.run.before(number).reusePool.flatMap(({ cells }) => cells.first);
    const shelves = state.reusePool.map(({ identifier, cells }) => make(
      "li", {}, make("span", { class: "identifier" }, identifier),
      cells.first.map((cell) => make("span", {
        class: before.includes(cell) ? "chip" : "chip new",
        style: `--hue: ${hueOfCell(cell)}`,
      }, cell)),
      cells.count > cells.first.length ? `and ${cells.count - cells.first.length} more` : undefined,
    ));
    this.pool.replaceChildren(
      heading(0, { class: "side-name" }, "Reuse pool"),
      shelves.length ? make("ul", {}, shelves) : make("p", { class: "quiet" }, "empty"),
    );
    this.pool.title = "Cells that wait to be reused. In each line, the last cell is used first.";
  }
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

// A text over the rows at the end of the picture, and over what its frame shows beyond it.
function banner(text, width, y) {
  const beyond = 200;
  const [x, wide] = [-bezel - 1, width + 2 * bezel + 2];
  const [top, tall] = [y < 0 ? y - beyond : y, labelHeight + beyond];
  return [
    draw("rect", { class: "banner", x, y: top, width: wide, height: tall }),
    label(text, width / 2, y + labelHeight - 6),
  ];
}

function label(text, x, y) {
  return draw("text", { class: "label", x, y, "text-anchor": "middle", "font-size": 15 }, text);
}
