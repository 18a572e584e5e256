// A player: the picture with its caption, the calls, the reasons, and the ways through them.

class Player {
  constructor(element, document) {
    this.element = element;
    this.id = element.id;
    this.isAlone = element.dataset.player === "alone";
    this.isFilm = element.dataset.player === "film";
    heading.level = Number(element.querySelector(".title").tagName[1]) + 1;
    this.document = document;
    this.runs = document.runs.map((run) => new Run(run, document.meanings));
    this.rows = new Rows(this.runs, document.rows);
    this.row = this.opening();
    this.live = make("p", { class: "heard", role: "status", "aria-live": "polite" });
    if (!this.rows.all.length) return this.showNothing();
    this.pictures = this.runs.map((run, side) =>
      new Picture(run, this.titleOf(run, side), this.isFilm));
    this.calls = new Calls(this.rows, this.id, document.marks, (row) => {
      this.transport.pause();
      this.goTo(row);
    });
    this.caption = new Caption(this.runs, document.meanings);
    this.motion = new Motion(this.element);
    this.reasons = new Reasons(document, this.id, (run, number) =>
      this.addressOf(this.runs.indexOf(run), number));
    this.table = new Table(this.runs);
    this.transport = new Transport(this);
    this.quiz = new Quiz(this);
    this.keys = listOfKeys(this.id);
    this.build();
    if (this.id === "player") nameEvents(this.runs[0]);
    this.listen();
    this.follow();
    if (this.isFilm && !calm.matches) this.playAlone();
  }

  // Plays again and again until somebody takes over.
  playAlone() {
    this.goTo(this.opening());
    this.transport.toggle();
    this.element.addEventListener("pointerdown", () => {
      this.isFilm = false;
    });
  }

  // The row at which the player opens: that which the lesson names; the first marked call after the
  // first load, or the first that has a cell; or the first visible cell.
  opening() {
    const { opens, marks } = this.document;
    const named = opens ? this.rows.rowOf(opens) : undefined;
    if (named !== undefined) return named;
    const hasCells = ({ last, side }) => this.runs[side].after(last[side]).visibleRows.count > 0;
    const first = this.rows.all.findIndex(hasCells);
    const marked = marks.map((mark) => this.rows.rowOf(mark)).filter((row) => row !== undefined);
    if (first < 0) return marked.pop() ?? 0;
    const { step } = this.rows.all[first].event;
    const found = (test) => marked.find((row) =>
      hasCells(this.rows.all[row]) && test(this.rows.all[row].event));
    const happens = ({ kind }) => ["call", "crash", "content"].includes(kind);
    return found((event) => event.step !== step && happens(event)) ?? found(happens)
      ?? found(({ kind }) => kind !== "step") ?? first;
  }

  titleOf(run, side) {
    const name = this.runs.length > 1 ? `${"AB"[side]}: ${run.name}, ` : "";
    return `${name}${run.os}`;
  }

  build() {
    const [run] = this.runs;
    const question = this.runs.length > 1 ? this.differences() : run.learn ?? run.title;
    const trust = make("ul", { class: "trust" }, this.runs.map(({ certainty }) =>
      make("li", {}, certainty)));
    const about = run.about && make(
      "details", { class: "about" }, make("summary", {}, "What to look at"),
      make("p", {}, linked(run.about)),
    );
    const stage = make(
      "section", { class: "stage", "aria-label": "Screen" }, this.caption.element,
      make("div", { class: "pictures" }, this.pictures.map(({ element }) => element)),
      this.caption.changes, this.transport.element,
    );
    const body = make(
      "div", { class: "body" }, stage, this.calls.element,
      this.isFilm ? undefined : make(
        "div", { class: "side" }, this.quiz.element, this.reasons.element, this.table.element,
        make("div", { class: "panel more" }, this.transport.fields, about ?? "", trust),
      ),
    );
    this.element.append(
      this.isAlone ? make("p", { class: "lead" }, question) : "", body, this.live, this.keys,
    );
    this.element.classList.toggle("film", this.isFilm);
    this.element.classList.toggle("pair", this.runs.length > 1);
  }

  // What differs between two runs, counted.
  differences() {
    const only = [0, 1].map((side) =>
      this.rows.all.filter((row) => row.differs && row.side === side && !row.isMoved).length);
    const moved = this.rows.all.filter((row) => row.isMoved && row.side === 1).length;
    if (!this.rows.all.some((row) => row.differs)) return "Both are the same, event by event.";
    const parts = [`${only[0]} events only in A`, `${only[1]} only in B`];
    if (moved) parts.push(`${moved} elsewhere in the same step`);
    return `${parts.join(", ")}. Press d for the next difference.`;
  }

  showNothing() {
    this.element.append(make("p", { class: "lead" }, "Nothing happens in this scenario."));
  }

  showKeys() {
    this.keys.showModal();
  }

  listen() {
    const { isAlone, element } = this;
    (isAlone ? document : element).addEventListener("keydown", (event) => this.key(event));
    addEventListener("hashchange", () => this.follow());
    // What is folded away has no height to draw in.
    element.closest("details")?.addEventListener("toggle", () => this.calls.show(this.row));
    addEventListener("beforeprint", () => this.calls.draw(true));
    addEventListener("afterprint", () => this.calls.draw());
    addEventListener("resize", () => this.calls.show(this.row));
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.keys.open) return;
    if (event.target.closest("input, select, textarea")) return;
    const isButton = event.target.closest("button, summary, a");
    if (isButton && [" ", "Enter"].includes(event.key)) return;
    this.isFilm = false;
    const action = this.actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    if (event.key !== " ") this.transport.pause();
    action();
  }

  actionOf(key) {
    const moves = {
      ArrowRight: "forward", ArrowDown: "forward", ArrowLeft: "back", ArrowUp: "back",
      Home: "first", End: "last", PageDown: "pageDown", PageUp: "pageUp", p: "phase",
      P: "phaseBack", s: "step", S: "stepBack", d: "difference", D: "differenceBack", m: "mark",
      M: "markBack",
    };
    if (Object.hasOwn(moves, key)) return () => this.move(moves[key]);
    const actions = {
      " ": () => this.transport.toggle(), "/": () => this.transport.find.focus(),
      e: () => this.toggleFold(), Enter: () => this.toggleFold(), "?": () => this.showKeys(),
      q: () => this.toggleQuiz(),
    };
    return Object.hasOwn(actions, key) ? actions[key] : undefined;
  }

  toggleQuiz() {
    if (this.runs.length > 1) return this.say(noQuiz);
    if (this.quiz.isOpen) this.quiz.stop();
    else this.quiz.start();
  }

  move(name) {
    const isKind = (kind) => (row) => row.event.kind === kind;
    const differs = (row) => row.differs;
    const isMarked = ({ side, numbers }) => side === 0 && this.document.marks.includes(numbers[0]);
    const targets = {
      forward: () => Math.min(this.row + 1, this.rows.limit - 1),
      back: () => Math.max(this.row - 1, 0),
      first: () => 0, last: () => this.rows.limit - 1,
      pageDown: () => Math.min(this.row + 10, this.rows.limit - 1),
      pageUp: () => Math.max(this.row - 10, 0),
      phase: () => this.rows.next(this.row, 1, isKind("phase")),
      phaseBack: () => this.rows.next(this.row, -1, isKind("phase")),
      step: () => this.rows.next(this.row, 1, isKind("step")),
      stepBack: () => this.rows.next(this.row, -1, isKind("step")),
      difference: () => this.rows.next(this.row, 1, differs),
      differenceBack: () => this.rows.next(this.row, -1, differs),
      mark: () => this.rows.next(this.row, 1, isMarked),
      markBack: () => this.rows.next(this.row, -1, isMarked),
    };
    const row = targets[name]();
    if (row === undefined) return this.say(`There is no other ${name.replace("Back", "")}.`);
    this.goTo(row);
  }

  find(words, direction) {
    const text = words.trim().toLowerCase();
    if (!text) return;
    const names = ({ event }) => [event.text, event.selector, event.callback].filter(Boolean);
    const row = this.rows.next(this.row, direction, (each) =>
      names(each).some((name) => name.toLowerCase().includes(text)));
    if (row === undefined) return this.say(`No other event contains '${words}'.`);
    this.goTo(row);
  }

  toggleFold() {
    const fold = this.rows.foldAround(this.row);
    if (fold === undefined) return;
    this.rows.toggle(fold);
    this.calls.show(this.row);
  }

  goTo(row) {
    const from = this.row;
    this.row = Math.max(0, Math.min(row, this.rows.limit - 1));
    const { last, side, numbers } = this.rows.all[this.row];
    // One event is watched; a jump over several is not.
    const places = Math.abs(from - this.row) === 1 ? this.motion.places() : undefined;
    this.pictures.forEach((picture, place) => picture.show(last[place]));
    this.caption.show(side, numbers[side]);
    this.calls.show(this.row);
    this.reasons.show(this.runs[side], numbers[side]);
    this.table.show(last);
    this.transport.show(this.row, this.rows.limit, this.placeText());
    this.element.dataset.event = numbers[side];
    this.setAddress(side, numbers[side]);
    if (places) this.motion.play(places, Math.min(380, this.transport.pace * 0.6));
    if (!this.transport.isPlaying) this.sayPlace();
  }

  // Hides what comes behind an event; nothing hides nothing.
  hideBehind(number) {
    this.rows.stopAt(number === undefined ? undefined : this.rows.rowOf(number) + 1);
    this.goTo(number === undefined ? this.row : this.rows.limit - 1);
  }

  placeText() {
    const { side, numbers } = this.rows.all[this.row];
    if (this.runs.length > 1) return `${this.row + 1} of ${this.rows.all.length}`;
    return `${numbers[side]} of ${this.runs[side].count}`;
  }

  // Events of the second run have a word of their own; players of one page begin with their names.
  address() {
    const found = /^#(?:([\w-]+)\.)?(event|other)=(\d{1,9})$/.exec(location.hash);
    if (!found || (found[1] ?? "player") !== this.id) return undefined;
    return { number: Number(found[3]), side: found[2] === "event" ? 0 : 1 };
  }

  // Goes where the address says; where there is no such event, says so and stays.
  follow() {
    const address = this.address();
    const row = address && this.rows.rowOf(address.number, address.side);
    if (address) this.unfold();
    this.goTo(row ?? this.row);
    if (!address || row !== undefined) return;
    const { count } = this.runs[address.side] ?? { count: 0 };
    this.transport.place.value = `there is no event ${address.number} of ${count}`;
    this.say(this.transport.place.value);
  }

  // Shows a player that lies in something folded, and brings it to where it can be seen.
  unfold() {
    if (this.isAlone) return;
    const folded = this.element.closest("details");
    if (folded) folded.open = true;
    this.element.scrollIntoView();
  }

  addressOf(side, number) {
    const name = this.id === "player" ? "" : `${this.id}.`;
    return `#${name}${side === 0 ? "event" : "other"}=${number}`;
  }

  setAddress(side, number) {
    // Another part of the page that the address names stays named until somebody moves.
    if (this.isFilm) return;
    const isMoved = this.row !== this.opening() || this.address() !== undefined;
    const address = this.addressOf(side, number);
    if (isMoved && !this.transport.isPlaying && location.hash !== address) {
      history.replaceState(null, "", address);
    }
  }

  sayPlace() {
    const { last, side, numbers } = this.rows.all[this.row];
    const words = this.caption.words(side, numbers[side]);
    const state = this.runs[side].shown(last[side]);
    this.say(`Event ${this.placeText()}: ${words} ${screenWords(state)}.`);
  }

  say(text) {
    this.live.textContent = text;
  }

  focusCalls() {
    this.calls.list.focus();
  }
}

for (const element of document.querySelectorAll("[data-player]")) {
  const data = element.querySelector("script[type='application/json']");
  element.player = new Player(element, unpack(JSON.parse(data.textContent)));
}
