// The lines of the list of calls: those of one run, or those of two that stand side by side.

const shortestFold = 3;

class Rows {
  constructor(runs, pairs) {
    this.runs = runs;
    this.all = pairs.length
      ? pairs.map(([left, right, isMoved]) => ({ numbers: [left, right], isMoved }))
      : runs[0].events.map((_, place) => ({ numbers: [place + 1], isMoved: false }));
    // What a scenario checks is no part of the story, and what the app reads or prints is next.
    this.all = this.all.filter(({ numbers }) => !numbers.some((number, side) =>
      number && /^- (?:expect|query|note)\b/.test(runs[side].event(number).text)));
    this.open = new Set();
    this.findLast();
    this.folds = this.findFolds();
    this.limit = this.all.length;
    this.list();
  }

  // The last event of each run at or in front of a row.
  findLast() {
    const last = this.runs.map(() => 0);
    for (const row of this.all) {
      row.numbers.forEach((number, side) => {
        if (number) last[side] = number;
      });
      row.last = [...last];
      row.side = row.numbers.findIndex((number) => number > 0);
      row.event = this.runs[row.side].event(row.numbers[row.side]);
      row.differs = row.numbers.some((number) => !number);
    }
  }

  // Runs of calls that differ by nothing but their rows; the last may hold others and stays out.
  findFolds() {
    const folds = new Map();
    const isCall = ({ event }) => event.kind === "call" && (event.arguments ?? "").startsWith("[");
    const presence = ({ numbers }) => numbers.map((number) => number > 0).join();
    const joins = (first, next) => isCall(next) && next.event.selector === first.event.selector
      && next.event.depth === first.event.depth && presence(next) === presence(first);
    for (let start = 0; start < this.all.length; start += 1) {
      const first = this.all[start];
      if (!isCall(first)) continue;
      let end = start + 1;
      while (end < this.all.length && joins(first, this.all[end])) end += 1;
      const holdsOthers = this.all[end] && this.all[end].event.depth > first.event.depth;
      if (holdsOthers) end -= 1;
      if (end - start >= shortestFold) folds.set(start, end);
      start = Math.max(start, end - 1);
    }
    return folds;
  }

  // Lists what is shown: a fold that is closed is one line.
  list() {
    this.shown = [];
    this.places = new Array(this.all.length);
    for (let start = 0; start < this.limit; start += 1) {
      const end = Math.min(this.folds.get(start) ?? 0, this.limit);
      const isFold = end - start >= shortestFold;
      if (isFold) {
        const isOpen = this.open.has(start);
        this.shown.push({ start, end, isFold: true, isOpen });
        for (let row = start; row < end; row += 1) {
          if (isOpen) this.shown.push({ start: row, end: row + 1, isInFold: true });
          this.places[row] = this.shown.length - 1;
        }
        start = end - 1;
      } else {
        this.shown.push({ start, end: start + 1 });
        this.places[start] = this.shown.length - 1;
      }
    }
  }

  // The fold around a row; nothing outside of any.
  foldAround(row) {
    for (const [start, end] of this.folds) if (start <= row && row < end) return start;
    return undefined;
  }

  toggle(start) {
    if (!this.open.delete(start)) this.open.add(start);
    this.list();
  }

  // Shows nothing behind a row, so that a question may be asked about what comes.
  stopAt(limit) {
    this.limit = limit ?? this.all.length;
    this.list();
  }

  // The row of an event of a run, or that of the event before it; nothing where there is no such
  // event.
  rowOf(number, side = 0) {
    if (!this.runs[side]?.event(number)) return undefined;
    const row = this.all.findLastIndex(({ last }) => last[side] > 0 && last[side] <= number);
    const first = this.all.findIndex(({ numbers }) => numbers[side] === this.all[row]?.last[side]);
    return first < 0 ? undefined : first;
  }

  // The nearest row behind or in front of one that passes a test.
  next(row, direction, test) {
    let place = row + direction;
    while (place >= 0 && place < this.limit && !test(this.all[place])) place += direction;
    return place >= 0 && place < this.limit ? place : undefined;
  }
}
