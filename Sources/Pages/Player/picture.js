// The picture of a table: its screen to scale, the rows around it, its cells.

const cellInset = 3;
const labelHeight = 22;

class Picture {
  constructor(run, title) {
    this.run = run;
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

  // The room above and below the screen: little where no row ever lies there.
  roomAround() {
    const lies = (state) => state.bounds && state.nearRows.some(({ first, last, y, height }) => {
      const count = numbersOf(last)[1] - numbersOf(first)[1] + 1;
      const end = state.contentOffset + state.bounds.height;
      return y < state.contentOffset || y + count * height > end;
    });
    if (!this.run.states.some(lies)) return 12;
    return Math.min(140, Math.max(60, this.size.height * 0.3));
  }

  show(number) {
    const state = this.run.after(number);
    const bounds = state.bounds ?? this.size;
    const { margin } = this;
    const [width, height] = [this.size.width + 12, this.size.height + 2 * margin];
    this.svg.setAttribute("viewBox", `-6 ${-margin} ${width} ${height}`);
    this.svg.setAttribute("aria-label", screenWords(state));
    const ways = { top: -margin, bottom: this.size.height + margin };
    const toScreen = (y) => y - state.contentOffset;
    const glass = { class: "glass", x: 0, y: 0, width: bounds.width, height: bounds.height };
    const { outlines, far } = this.rowsAround(state, bounds, toScreen, ways);
    this.svg.replaceChildren(
      draw("rect", glass), ...outlines, ...this.screen(state, bounds, toScreen, number), ...far,
    );
    this.showPool(state, number);
  }

  // The rows that are loaded, with cells or without, as outlines; those too far away are counted.
  rowsAround(state, bounds, toScreen, ways) {
    const outlines = [];
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
        const height = points(run.height) + (run.isGuess ? " guessed" : "");
        const words = `[${section}, ${row}]  ${height}`;
        outlines.push(draw(
          "g", { class: run.isGuess ? "row guessed" : "row" },
          draw("rect", { x: 0, y, width: bounds.width, height: run.height }),
          fittingText(words, bounds.width - 8, y + run.height / 2, run.height, "end"),
        ));
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
    const frame = { x: 0, y: 0, width: bounds.width, height: bounds.height };
    const cells = rowsWithCells(state).filter(({ y }) => y !== undefined)
      .map((row) => this.cell(row, state, bounds, toScreen(row.y)));
    const ends = state.sectionViews.first.filter(({ y }) => y !== undefined)
      .map((view) => this.sectionEnd(view, bounds, toScreen(view.y), number));
    const parts = [...this.tableEnds(state, bounds, toScreen), ...cells, ...ends];
    parts.push(...this.insets(state, bounds), ...this.landing(state, bounds, toScreen));
    parts.push(draw("rect", { ...frame, class: "bezel" }));
    const words = state.isInWindow ? "nothing loaded" : "not in a window";
    const isBare = !state.isInWindow || !state.contentSize;
    if (isBare) parts.push(label(words, bounds.width / 2, bounds.height / 2));
    return parts;
  }

  cell(row, state, bounds, y) {
    const { width } = bounds;
    const height = row.height ?? 0;
    const looks = row.cellStates ?? [];
    const isOpen = state.openRow === row.row && state.openButtons;
    const isMoved = state.movedRow?.row === row.row || state.drag?.rows.includes(row.row);
    const names = ["cell", ...looks, row.isGuess ? "guessed" : "", isMoved ? "lifted" : ""];
    const parts = [
      draw("rect", { class: "ground", x: 0, y, width, height }),
      draw("rect", {
        class: "colour", x: 0, y, width: 6, height, fill: `hsl(${hueOfCell(row.cell)} 65% 50%)`,
      }),
    ];
    const controls = controlsOf(row, width, y + height / 2);
    const left = row.controls && row.controls.style !== "none" ? 44 : 14;
    const texts = [
      fittingText(row.row, left, y + height / 2, height, "start", "path"),
      fittingText(row.cell, left + 48, y + height / 2, height, "start", "number"),
      fittingText(contentWords(row), left + 112, y + height / 2, height, "start", "content"),
    ];
    const edge = row.controls?.canMove ? 40 : 14;
    const accessory = accessorySigns[row.accessory];
    if (accessory) texts.push(fittingText(accessory, width - edge, y + height / 2, height, "end"));
    const group = draw(
      "g", {
        class: names.filter(Boolean).join(" "), "data-row": row.row, "data-cell": row.cell,
        "data-y": row.y, "data-height": row.height,
      }, parts, texts, controls,
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
    const words = [`${view.end} ${view.section}`, title, view.isPinned ? "pinned" : undefined];
    const names = ["end", view.isPinned ? "pinned" : "", view.isGuess ? "guessed" : ""];
    return draw(
      "g", { class: names.filter(Boolean).join(" "), "data-end": `${view.end} ${view.section}` },
      draw("rect", { x: 0, y, width, height: view.height }),
      fittingText(words.filter(Boolean).join("  "), 14, y + view.height / 2, view.height, "start"),
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
    const empty = make("p", { class: "quiet" }, "The pool is empty.");
    const order = make("p", { class: "quiet" }, "The last one of a line is handed out first.");
    this.pool.replaceChildren(
      heading(0, { class: "side-name" }, "Reuse pool"),
      ...shelves.length ? [make("ul", {}, shelves), order] : [empty],
    );
  }
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

// The text and image of a cell without the signs around them.
function contentWords({ content }) {
  if (!content) return "";
  return [...content.matchAll(/(text|image): "((?:[^"\\]|\\.)*)"/g)]
    .map(([, key, text]) => key === "image" ? `\u{1F5BC} ${text}` : text).join("  ");
}

const accessorySigns = {
  disclosureIndicator: "\u203A", detailDisclosureButton: "\u24D8 \u203A", checkmark: "\u2713",
  detailButton: "\u24D8", view: "\u25A3",
};

// A text that is left out where its row is too low; a clip keeps long ones on the screen.
function fittingText(text, x, y, height, anchor, className) {
  if (!text || height < 8) return undefined;
  const size = Math.min(13, height * 0.62);
  const short = text.length > 60 ? `${[...text].slice(0, 60).join("")}\u2026` : text;
  const places = { x, y, "text-anchor": anchor, "font-size": size, class: className };
  return draw("text", { ...places, "dominant-baseline": "central" }, short);
}

// A text over the rows at the end of the picture.
function banner(text, width, y) {
  const place = { x: -6, y, width: width + 12, height: labelHeight };
  return [draw("rect", { ...place, class: "banner" }), label(text, width / 2, y + labelHeight - 6)];
}

function label(text, x, y) {
  return draw("text", { class: "label", x, y, "text-anchor": "middle", "font-size": 13 }, text);
}

// The minus or plus at the left edge, and the lines of the reorder control.
function controlsOf({ controls }, width, y) {
  if (!controls) return [];
  const parts = [];
  if (controls.style !== "none") {
    const sign = controls.style === "insert" ? "M19 0h12M25 -6v12" : "M19 0h12";
    parts.push(draw(
      "g", { class: `control ${controls.style}`, transform: `translate(0 ${y})` },
      draw("circle", { cx: 25, cy: 0, r: 10 }), draw("path", { d: sign }),
    ));
  }
  if (controls.canMove) {
    const lines = "M-18 -5h16M-18 0h16M-18 5h16";
    parts.push(draw("path", {
      class: "reorder", d: lines, transform: `translate(${width - 8} ${y})`,
    }));
  }
  return parts;
}
