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
    this.element = make(
      "figure", { class: "device" }, caption, this.svg,
      make(
        "p", { class: "key" }, make("span", { class: "dot" }, "1"), " cell ",
        make("span", { class: "hatched" }, "\u2248"), " estimated height",
      ), this.pool,
    );
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
      states.some(test) ? room : bezel + 12);
    return { above, below };
  }

  show(number) {
    const state = this.run.shown(number);
    const bounds = state.bounds ?? this.size;
    // Where the trace is ahead of its words, the picture is not what `step` says.
    this.svg.toggleAttribute("data-behind", state !== this.run.after(number));
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
      ...this.covers(state, bounds, number), this.frame(bounds, number),
      this.callout(number, state, bounds, toScreen) ?? "", ...far,
    );
    this.showPool(state, number);
  }

  // What lies outside of the screen is paler.
  shade({ width, height }, { top, bottom }) {
    const [x, wide] = [-bezel - 1, width + 2 * bezel + 2];
    return [[top, -top], [height, bottom - height]].map(([y, tall]) =>
      draw("rect", { class: "shade", x, y, width: wide, height: Math.max(0, tall) }));
  }

  // What lies over the rows: a table in no window is not seen, and an app that crashes is gone.
  covers(state, { width, height }, number) {
    const isCrash = this.run.event(number)?.kind === "crash";
    const words = isCrash ? "\u2715 The app crashes here"
      : state.isInWindow ? undefined : "not in a window yet";
    if (!words) return [];
    const [wide, tall] = [words.length * (isCrash ? 11 : 9) + 28, 34];
    const [x, y] = [(width - wide) / 2, Math.min(height * 0.6, height - tall - 10)];
    return [draw(
      "g", { class: isCrash ? "over crashed" : "over" },
      draw("rect", { class: "veil", x: 0, y: 0, width, height }),
      draw("rect", { class: "badge", x, y, width: wide, height: tall, rx: 10 }),
      draw("text", {
        x: width / 2, y: y + tall / 2, "text-anchor": "middle", "dominant-baseline": "central",
        "font-size": 17,
      }, words),
    )];
  }

  frame({ width, height }, number) {
    const half = bezel / 2;
    const isCrash = this.run.event(number)?.kind === "crash";
    return draw("rect", {
      class: isCrash ? "bezel crashed" : "bezel", x: -half, y: -half,
      width: width + bezel, height: height + bezel, rx: 12, "stroke-width": bezel,
    });
  }

  // The call that an event is: on its row, its header or its footer, or at the edge of the screen.
  callout(number, state, { width, height }, toScreen) {
    const event = number > 0 ? this.run.event(number) : undefined;
    if (event?.kind !== "call") return undefined;
    const place = isGone(this.run, event, number) ? undefined
      : placeOf(event, state) ?? placeOf(event, this.run.shown(number - 1));
    const bottom = this.size.height + this.margin.below - labelHeight;
    const y = place && toScreen(place.y);
    const isSeen = place && place.height > 0
      && y < bottom && y + place.height > labelHeight - this.margin.above;
    if (!isSeen) {
      const edge = height + bezel + 10;
      return callout(event, { width, y: edge, height: 0, bottom: edge });
    }
    const isLeft = state.openButtons?.edge === "trailing"
      && state.openRow === pathsIn(event).pop();
    const isRow = pathsIn(event).length > 0 || cellIn(event.arguments) !== undefined;
    return callout(event, { width, y, height: place.height, bottom, isLeft, isRow });
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
    for (const { y, height } of gapsIn(state)) {
      const place = { width: bounds.width, y: toScreen(y), height };
      outlines.push(draw(
        "g", { class: "end guessed" }, draw("rect", { x: 0, ...place }), hatching(place),
        fittingText("header or footer", 16, place.y + height / 2, height, "start", "name"),
      ));
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
    if (!state.contentSize && state.isInWindow) {
      parts.push(label("no rows yet", bounds.width / 2, bounds.height / 2));
    }
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
      fittingText(note, width - 14, y + height / 2, height, "end", "path", 13),
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
    const last = this.run.shown(Math.max(0, number - 1));
    const before = last.reusePool.flatMap(({ cells }) => cells.first);
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
