// The bar that moves through the events: buttons, a scrubber, playing, finding.

const speeds = { slow: 2000, normal: 900, fast: 120 };

class Transport {
  constructor(player) {
    this.player = player;
    const { id } = player;
    const go = (move, name, key) =>
      button(move, `${name} (${key})`, () => player.move(move));
    this.play = make("button", { type: "button", class: "play", onclick: () => this.toggle() });
    this.name("play", "Play");
    this.speed = make("select", { id: `${id}-speed` }, Object.keys(speeds).map((name) =>
      make("option", { value: name, selected: name === "normal" }, name)));
    this.scrubber = make("input", {
      type: "range", min: 1, max: player.rows.all.length, value: 1, id: `${id}-scrubber`,
      "aria-label": "Event", oninput: () => player.goTo(Number(this.scrubber.value) - 1),
    });
    this.place = make("output", { for: `${id}-scrubber`, class: "place" });
    this.find = make("input", {
      type: "search", id: `${id}-find`, placeholder: "cellForRowAt", size: 14,
      onkeydown: (event) => this.findKey(event),
    });
    this.element = make(
      "div", { class: "transport", role: "group", "aria-label": "Move through the events" },
      make("div", { class: "buttons" },
        go("first", "First event", "Home"), go("back", "Previous event", "left arrow"), this.play,
        go("forward", "Next event", "right arrow"), go("last", "Last event", "End"),
        go("phase", "Next phase", "p"), go("step", "Next step", "s"),
        player.document.marks.length ? go("mark", "Next call that matters", "m") : undefined,
        player.runs.length > 1 ? go("difference", "Next difference", "d") : undefined),
      make("div", { class: "scrub" }, this.scrubber, this.place),
    );
    this.fields = make(
      "div", { class: "fields" },
      make("label", { for: `${id}-speed` }, "Speed "), this.speed,
      make("label", { for: `${id}-find` }, "Find "), this.find, this.choices(),
    );
  }

  choices() {
    const { player } = this;
    const quiz = make("button", { type: "button", onclick: () => player.quiz.start() }, "Quiz");
    const keys = make("button", { type: "button", onclick: () => player.showKeys() }, "Keys");
    return player.runs.length === 1
      ? [quiz, keys] : [keys, make("span", { class: "quiet" }, noQuiz)];
  }

  findKey(event) {
    event.stopPropagation();
    if (event.key === "Escape") this.player.focusCalls();
    if (event.key !== "Enter") return;
    event.preventDefault();
    this.player.find(this.find.value, event.shiftKey ? -1 : 1);
  }

  show(row, count, text) {
    this.scrubber.max = count;
    this.scrubber.value = row + 1;
    this.scrubber.setAttribute("aria-valuetext", text);
    this.place.value = text;
  }

  // How long an event lasts while it plays.
  get pace() {
    return speeds[this.speed.value];
  }

  get isPlaying() {
    return this.timer !== undefined;
  }

  toggle() {
    if (this.isPlaying) return this.pause();
    if (this.player.row >= this.player.rows.limit - 1) this.player.goTo(0);
    this.name("pause", "Pause");
    const next = () => {
      this.player.move("forward");
      const isOver = this.player.row >= this.player.rows.limit - 1;
      if (isOver && this.player.isFilm) this.timer = setTimeout(again, 4 * this.pace);
      else if (isOver) this.pause();
      else this.timer = setTimeout(next, this.pace);
    };
    const again = () => {
      this.player.goTo(this.player.opening());
      this.timer = setTimeout(next, this.pace);
    };
    this.timer = setTimeout(next, this.pace);
  }

  pause() {
    if (!this.isPlaying) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.name("play", "Play");
    this.player.sayPlace();
  }

  name(name, title) {
    this.play.replaceChildren(sign(name), make("span", {}, title));
    this.play.title = `${title} (space)`;
    this.play.setAttribute("aria-label", `${title} (space)`);
  }
}
