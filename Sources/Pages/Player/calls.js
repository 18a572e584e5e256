// The list of calls. Only the lines that can be seen are elements, however long the trace is.

const lineHeight = 19;
const linePadding = 7;
const linesBeside = 300;
const longestText = 600;

class Calls {
  constructor(rows, id, marks, onchoose) {
    this.rows = rows;
    this.id = id;
    this.marks = new Set(marks);
    this.onchoose = onchoose;
    this.row = 0;
    this.probe = make("span", { class: "probe", "aria-hidden": "true" }, "0".repeat(50));
    this.lines = make("div", { class: "lines", role: "presentation" });
    this.list = make("div", {
      class: "list", role: "listbox", tabindex: 0, "aria-label": "Events",
      onscroll: () => this.draw(), onclick: (event) => this.clicked(event),
    }, this.probe, this.lines);
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

  // How many characters fit into a line; all letters are equally wide.
  measure() {
    const wide = this.probe.getBoundingClientRect().width / 50;
    const room = this.list.clientWidth - this.roomBeside;
    return wide > 0 && room > 0 ? Math.max(16, Math.floor(room / wide)) : 60;
  }

  // What the number, the colour and the margins of a line take.
  get roomBeside() {
    return this.rows.runs.length > 1 ? 128 : 66;
  }

  // The texts of all lines, broken where they are too long, and where each line begins.
  arrange() {
    const columns = this.measure();
    if (this.columns === columns && this.arranged === this.rows.shown) return;
    [this.columns, this.arranged] = [columns, this.rows.shown];
    let top = 0;
    this.texts = [];
    this.tops = [];
    for (const shown of this.rows.shown) {
      const { event } = this.rows.all[shown.start];
      const text = shown.isFold ? this.foldText(shown) : shortText(event);
      const broken = brokenLines(text, columns - 2 * this.depthOf(shown));
      this.texts.push(broken);
      this.tops.push(top);
      top += broken.length * lineHeight + linePadding;
    }
    this.tops.push(top);
  }

  depthOf(shown) {
    const { depth } = this.rows.all[shown.start].event;
    return Math.min(4, depth + (shown.isInFold ? 1 : 0));
  }

  // Goes to a row, which becomes visible; nothing is said aloud here.
  show(row) {
    this.row = row;
    this.arrange();
    const line = this.rows.places[row] ?? this.rows.shown.length - 1;
    this.lines.style.height = `${this.tops[this.tops.length - 1]}px`;
    const [top, end] = [this.tops[line], this.tops[line + 1]];
    const { scrollTop, clientHeight } = this.list;
    if (top < scrollTop + lineHeight) this.list.scrollTop = top - 3 * lineHeight;
    else if (end + lineHeight > scrollTop + clientHeight) {
      this.list.scrollTop = end - clientHeight + 4 * lineHeight;
    }
    this.draw();
  }

  // The line at a height of the list.
  lineAt(height) {
    let [start, end] = [0, this.rows.shown.length];
    while (start < end) {
      const middle = Math.floor((start + end) / 2);
      if (this.tops[middle + 1] <= height) start = middle + 1;
      else end = middle;
    }
    return start;
  }

  // Draws what can be seen, or everything, as paper wants it.
  draw(isWhole = false) {
    this.arrange();
    const { shown } = this.rows;
    const height = this.list.clientHeight || 400;
    const { scrollTop } = this.list;
    const [start, end] = isWhole ? [0, shown.length] : [
      this.lineAt(scrollTop - linesBeside),
      Math.min(shown.length, this.lineAt(scrollTop + height + linesBeside) + 1),
    ];
    const seen = Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place);
    this.lines.style.height = `${this.tops[shown.length]}px`;
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
    const { event } = row;
    const number = row.numbers[row.side];
    const isMarked = row.side === 0 && this.marks.has(number);
    const names = [
      "line", event.kind, row.differs ? "differs" : "", isMarked ? "marked" : "",
      isHere ? "here" : "",
    ];
    const who = event.recipient ?? event.kind;
    const isPair = this.rows.runs.length > 1;
    return make(
      "div", {
        class: names.filter(Boolean).join(" "), id: this.lineID(place), role: "option",
        "aria-selected": String(isHere), "aria-posinset": place + 1,
        "aria-setsize": this.rows.shown.length, "data-line": place,
        style: `top: ${this.tops[place]}px; height: ${this.tops[place + 1] - this.tops[place]}px`,
        title: `${whoIs(event)}: ${textOf(event)}`,
      },
      make("span", { class: "number" }, String(isPair ? shown.start + 1 : number)),
      isPair ? this.sides(row) : undefined,
      make("span", { class: `who ${who}` }),
      make("span", { class: "heard" }, `${whoIs(event)} `),
      make(
        "span", { class: "text", style: `--depth: ${this.depthOf(shown)}` },
        isHere && shown.isFold && !shown.isOpen
          ? this.hereInFold(shown) : this.texts[place].join("\n"),
      ),
      isMarked ? make("span", { class: "heard" }, " matters here") : undefined,
    );
  }

  // Which of two runs have the line.
  sides(row) {
    const both = row.numbers.every((number) => number > 0);
    const one = row.side === 0 ? "A" : "B";
    const text = both ? "A B" : one + (row.isMoved ? " moved" : " only");
    return make("span", { class: both ? "sides" : `sides only ${one}` }, text);
  }

  // The call of a closed group at which the player is: shorter than the text of the whole group.
  hereInFold({ start, end }) {
    const { event } = this.rows.all[this.row];
    const text = `\u25B8 ${this.row - start + 1}/${end - start} ${shortText(event)}`;
    return brokenLines(text, this.columns - 2 * event.depth).join("\n");
  }

  foldText({ start, end, isOpen }) {
    const [first, last] = [this.rows.all[start].event, this.rows.all[end - 1].event];
    const answers = first.answer === last.answer
      ? first.answer : `${first.answer} \u2026 ${last.answer}`;
    const sign = isOpen ? "\u25BE" : "\u25B8";
    const arrow = first.answer === undefined ? "" : ` \u2192 ${answers}`;
    const places = `${first.arguments} \u2026 ${last.arguments}`;
    return `${sign} ${end - start}\u00D7 ${shortName(first)} ${places}${arrow}`;
  }
}

// A text as lines of at most so many characters, broken between words; a longer name is broken
// before a capital. Nothing of a name is cut; a very long text of an app ends with dots.
function brokenLines(text, columns) {
  const most = Math.max(12, columns);
  const whole = text.length > longestText ? `${text.slice(0, longestText)}\u2026` : text;
  // An index path stays whole.
  const joinedPaths = whole.replace(/, (?=-?\d+\])/g, ",\u00A0");
  const words = joinedPaths.split(" ")
    .flatMap((word, place) => brokenWord(word, place ? most - 2 : most));
  const lines = [];
  for (const word of words) {
    const line = lines[lines.length - 1];
    const isPart = word.startsWith("\u200B");
    const next = isPart ? word.slice(1) : word;
    const joined = line === undefined ? undefined : line + (isPart ? "" : " ") + next;
    if (joined !== undefined && joined.length <= most) lines[lines.length - 1] = joined;
    else lines.push(line === undefined || isPart ? next : `  ${next}`);
  }
  return lines.map((line) => line.replaceAll("\u00A0", " "));
}

// A word in parts that fit; those behind the first begin with a mark of no width.
function brokenWord(word, most) {
  if (word.length <= most) return [word];
  const parts = [];
  let rest = word;
  while (rest.length > most) {
    const humps = [...rest.slice(0, most).matchAll(/[A-Z]/g)].map(({ index }) => index);
    const end = humps.filter((index) => index > most / 3).pop() ?? most;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest].map((part, place) => (place ? `\u200B${part}` : part));
}

// A line without the mark of its kind.
function textOf(event) {
  const text = event.kind === "call" ? event.text.replace(" -> ", " \u2192 ") : event.text;
  return event.kind === "call" ? text : text.replace(/^[->?*~=!] /, "");
}

// The events that the text around a player names have the words of its list.
function nameEvents(run) {
  for (const link of document.querySelectorAll(".sights a, .shown a")) {
    const event = run.event(Number(/#event=(\d+)/.exec(link.hash)?.[1]));
    const code = link.querySelector("code") ?? link.parentElement.querySelector(":scope > code");
    if (event && code) code.replaceChildren(...breakable(shortText(event)));
  }
}
