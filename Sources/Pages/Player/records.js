// The events and states of JSON Lines, as the page holds them.

// Makes a value of its packed form: every part stands behind the parts that it is made of.
function unpack({ shapes, values }) {
  const made = [];
  for (const value of values) {
    if (!Array.isArray(value)) {
      made.push(value);
    } else if (value[0] < 0) {
      const keys = shapes[-1 - value[0]];
      const members = keys.map((key, place) => [key, made[value[place + 1]]]);
      made.push(Object.fromEntries(members));
    } else {
      made.push(value.map((place) => made[place]));
    }
  }
  return made[made.length - 1];
}

// A scenario under one version: its events count from 1, as those of `step`.
class Run {
  constructor(record, meanings) {
    Object.assign(this, record);
    const words = new StepWords(this.states.some(({ sections }) => sections > 1), meanings.steps);
    this.stepWords = this.steps.map((text) => words.sentence(text));
    for (const event of this.events) {
      if (event.kind === "step") event.words = words.sentence(event.text.replace(/^- /, ""));
    }
    this.rulesByName = new Map(record.rules.map((rule) => [rule.name, rule]));
    this.count = record.events.length;
    this.shownStates = this.statesToShow();
    this.titles = this.titlesOfSectionEnds();
    this.cellTitles = new Titles(record.items);
  }

  event(number) {
    return this.events[number - 1];
  }

  // What the table is like in front of an event, and behind it.
  before(number) {
    return number > 0 ? this.states[this.event(number).before] : this.states[0];
  }

  after(number) {
    return number > 0 ? this.states[this.event(number).after] : this.states[0];
  }

  // What the picture shows at an event: what its caption says has happened, and nothing later.
  shown(number) {
    return this.shownStates[number];
  }

  statesToShow() {
    const shown = [this.states[0]];
    let open = [];
    this.events.forEach((event, place) => {
      const next = this.events[place + 1];
      const state = stateToShow(event, next, this.states, shown[place]);
      // The calls that return after this event.
      open = [...open.filter(({ depth }) => depth < event.depth), event];
      const ended = open.filter(({ depth }) => !next || next.depth <= depth);
      shown.push(ended.reduce((each, call) => withReturnedCell(call, each), state));
    });
    return shown;
  }

  // The sentence of a step by its number from 1.
  step(number) {
    return this.stepWords[number - 1] ?? "";
  }

  // The name of an event without arguments and answer.
  nameOf(event) {
    return event.kind === "call" ? event.text.split(/ (?:\[|\d|->|Cell|View)/)[0] : event.text;
  }

  // What the data source has answered about titles, with the event that brought it.
  titlesOfSectionEnds() {
    const titles = new Map();
    this.events.forEach((event, place) => {
      const end = /^titleFor(Header|Footer)InSection$/.exec(event.callback ?? "")?.[1];
      if (!end || !event.answer?.startsWith("\"")) return;
      const key = `${end.toLowerCase()} ${event.arguments}`;
      if (!titles.has(key)) titles.set(key, []);
      titles.get(key).push({ number: place + 1, text: event.answer.slice(1, -1) });
    });
    return titles;
  }

  // The title of a header or footer as it is at an event; nothing where none was answered.
  titleOf(end, section, number) {
    const known = this.titles.get(`${end} ${section}`) ?? [];
    return known.filter((title) => title.number <= number).pop()?.text;
  }
}

// The state that belongs to the words of an event. A state of the trace may be ahead of them: it
// has what the table does before the next line.
function stateToShow(event, next, states, last) {
  const isCall = event.kind === "call";
  // A call that contains others is shown before them.
  const holds = isCall && next && next.depth > event.depth;
  const state = states[holds ? next.before : event.after];
  const isCount = isCall && /^numberOf(Rows|Sections)/.test(event.callback ?? "");
  if (isCount && next && last.visibleRows.count > 0) return last;
  // The table moves to its window where the trace says so.
  const isEarly = state.isInWindow && !last.isInWindow && next?.phase === "window"
    && event.phase !== "window";
  return withKeptCells(isEarly ? { ...state, isInWindow: false } : state, last);
}

// The cell that cellForRowAt returns is in its row, although the table adds it a little later.
function withReturnedCell(event, state) {
  const cell = event.callback === "cellForRowAt" ? cellIn(event.answer) : undefined;
  const path = cell && pathsIn(event).pop();
  const place = path && rowPlace(path, state);
  if (!place || rowsWithCells(state).some((row) => row.row === path)) return state;
  const { count, first } = state.visibleRows;
  const row = { row: path, cell, ...place };
  return { ...state, visibleRows: { count: count + 1, first: [...first, row] } };
}

// Until the next layout, the cells stay where they are on the screen.
function withKeptCells(state, last) {
  const { visibleRows: { count, first }, nearRows } = state;
  if (!count || nearRows.length || first.some(({ y }) => y !== undefined)) return state;
  const known = new Map(last.visibleRows.first.map((row) => [row.cell, row]));
  const kept = first.map((row) => ({ ...known.get(row.cell), ...row }));
  return { ...state, nearRows: last.nearRows, visibleRows: { count, first: kept } };
}

// The short word for who is called; the colour says the same.
const recipients = {
  dataSource: "data source",
  delegate: "delegate",
  prefetchDataSource: "prefetch",
  dragDelegate: "drag delegate",
  dropDelegate: "drop delegate",
  cellProvider: "cell provider",
  cell: "cell",
  controller: "controller",
};

// What stands in front of an event that is no call.
const kinds = {
  step: "step", phase: "phase", query: "app asks", note: "app", content: "app fills",
  warning: "UIKit warns", crash: "UIKit raises", call: "call",
};

function whoIs(event) {
  return event.kind === "call" ? recipients[event.recipient] ?? event.recipient : kinds[event.kind];
}
