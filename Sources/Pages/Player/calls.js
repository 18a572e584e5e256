// The list of calls. Only the lines that can be seen are elements, however long the trace is.

const lineHeight = 26;
const linesBeside = 12;

class Calls {
  constructor(rows, id, onchoose) {
    this.rows = rows;
    this.id = id;
    this.onchoose = onchoose;
    this.row = 0;
    this.lines = make("div", { class: "lines", role: "presentation" });
    this.list = make("div", {
      class: "list", role: "listbox", tabindex: 0, "aria-label": "Events",
      onscroll: () => this.draw(), onclick: (event) => this.clicked(event),
    }, this.lines);
    this.element = panel("Calls", "calls", this.legend(), this.list);
  }

  // The recipients of the trace with their colours.
  legend() {
    const events = this.rows.all.map(({ event }) => event);
    const names = new Set(events.map(({ recipient }) => recipient).filter(Boolean));
    const known = Object.keys(recipients).filter((name) => names.has(name));
    return make("p", { class: "legend" }, known.map((name) =>
      make("span", { class: `who ${name}` }, recipients[name])));
  }

  clicked(event) {
    const line = event.target.closest("[data-line]");
    if (!line) return;
    const shown = this.rows.shown[Number(line.dataset.line)];
    if (shown.isFold) this.rows.toggle(shown.start);
    this.onchoose(shown.start);
  }

  // Goes to a row, which becomes visible; nothing is said aloud here.
  show(row) {
    this.row = row;
    const line = this.rows.places[row] ?? this.rows.shown.length - 1;
    this.lines.style.height = `${this.rows.shown.length * lineHeight}px`;
    const top = line * lineHeight;
    const { scrollTop, clientHeight } = this.list;
    if (top < scrollTop + lineHeight) this.list.scrollTop = top - 3 * lineHeight;
    else if (top + 2 * lineHeight > scrollTop + clientHeight) {
      this.list.scrollTop = top - clientHeight + 4 * lineHeight;
    }
    this.draw();
  }

  // Draws what can be seen, or everything, as paper wants it.
  draw(isWhole = false) {
    const { shown } = this.rows;
    const height = this.list.clientHeight || 400;
    const first = Math.max(0, Math.floor(this.list.scrollTop / lineHeight) - linesBeside);
    const count = Math.ceil(height / lineHeight) + 2 * linesBeside;
    const [start, end] = isWhole
      ? [0, shown.length] : [first, Math.min(first + count, shown.length)];
    const seen = Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place);
    this.lines.style.height = `${shown.length * lineHeight}px`;
    this.lines.replaceChildren(...seen.map((place) => this.line(place)));
    this.list.setAttribute("aria-activedescendant", this.lineID(this.rows.places[this.row]));
  }

  lineID(place) {
    return `${this.id}-line-${place}`;
  }

  line(place) {
    const shown = this.rows.shown[place];
    const row = this.rows.all[shown.start];
    const isHere = this.rows.places[this.row] === place;
    const names = ["line", row.event.kind, row.differs ? "differs" : "", isHere ? "here" : ""];
    return make(
      "div", {
        class: names.filter(Boolean).join(" "), id: this.lineID(place), role: "option",
        "aria-selected": String(isHere), "aria-posinset": place + 1,
        "aria-setsize": this.rows.shown.length, "data-line": place,
        style: `top: ${place * lineHeight}px`,
      },
      make("span", { class: "number" }, String(row.numbers[row.side])),
      this.rows.runs.length > 1 ? this.sides(row) : undefined,
      make("span", { class: `who ${row.event.recipient ?? row.event.kind}` }, whoIs(row.event)),
      make(
        "span", { class: "text", style: `--depth: ${row.event.depth + (shown.isInFold ? 1 : 0)}` },
        shown.isFold ? this.foldText(shown) : textOf(row.event),
      ),
    );
  }

  // Which of two runs have the line.
  sides(row) {
    const both = row.numbers.every((number) => number > 0);
    const one = row.side === 0 ? "A" : "B";
    const text = both ? "A B" : one + (row.isMoved ? " moved" : " only");
    return make("span", { class: both ? "sides" : `sides only ${one}` }, text);
  }

  foldText({ start, end, isOpen }) {
    const [first, last] = [this.rows.all[start].event, this.rows.all[end - 1].event];
    const run = this.rows.runs[this.rows.all[start].side];
    const answers = first.answer === last.answer
      ? first.answer : `${first.answer} \u2026 ${last.answer}`;
    const sign = isOpen ? "\u25BE" : "\u25B8";
    const arrow = first.answer === undefined ? "" : ` \u2192 ${answers}`;
    const places = `${first.arguments} \u2026 ${last.arguments}`;
    return `${sign} ${end - start}\u00D7 ${run.nameOf(first)} ${places}${arrow}`;
  }
}

// A line without the mark of its kind.
function textOf(event) {
  const text = event.kind === "call" ? event.text.replace(" -> ", " \u2192 ") : event.text;
  return event.kind === "call" ? text : text.replace(/^[->?*~=!] /, "");
}
