// The state in words: what an event leaves as it was, and what it changes.

class Table {
  constructor(runs) {
    this.runs = runs;
    this.bodies = runs.map(() => make("tbody", {}));
    this.cells = runs.map(() => make("tbody", {}));
    this.element = panel("The table", "state", make(
      "details", {}, make("summary", {}, "All properties and cells"), runs.map((run, side) => [
      runs.length > 1
        ? heading(1, { class: "side-name" }, `${"AB"[side]}: ${run.name}, ${run.os}`) : undefined,
      make("table", { class: "properties" }, this.bodies[side]),
      make(
        "table", { class: "cells" },
        make("caption", {}, "Cells: + added, \u2212 removed, * changed"),
        make("thead", {}, make("tr", {}, ["", "Row", "Cell", "Top", "Height", "Looks"].map(
          (name) => make("th", { scope: "col" }, name || make("span", { class: "heard" }, "Mark")),
        ))),
        this.cells[side],
      ),
    ])));
  }

  show(numbers) {
    this.runs.forEach((run, side) => {
      const [before, after] = [run.before(numbers[side]), run.after(numbers[side])];
      this.bodies[side].replaceChildren(...stateRows(before, after).map(
        ({ name, text, changes }) => make(
          "tr", { class: changes ? "changes" : undefined },
          make("th", { scope: "row" }, name), make("td", {}, text),
        ),
      ));
      this.cells[side].replaceChildren(...cellRows(before, after).map(({ mark, row, words }) => {
        const chip = make(
          "span", { class: "chip", style: `--hue: ${hueOfCell(row.cell)}` }, words[1],
        );
        const texts = [mark, words[0], chip, words[2], words[3], words[4]];
        return make("tr", { "data-mark": mark }, texts.map((text) => make("td", {}, text)));
      }));
    });
  }
}
