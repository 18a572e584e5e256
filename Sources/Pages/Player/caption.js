// The words of an event above the screen, and what it changes below.

class Caption {
  constructor(runs, meanings) {
    this.runs = runs;
    this.meanings = meanings;
    this.says = make("p", { class: "says" });
    this.where = make("p", { class: "where" });
    const unfold = () => this.unfold();
    this.more = make("button", { type: "button", class: "more-words", onclick: unfold });
    this.element = make("div", { class: "caption" }, this.where, this.says, this.more);
    this.changes = make("ul", { class: "changes", "aria-label": "What this event changes" });
  }

  show(side, number) {
    const run = this.runs[side];
    const { says, answers } = captionOf(run, number, this.meanings);
    this.where.textContent = this.place(side, number);
    this.says.replaceChildren(
      ...withCode(says).flat(Infinity), answers ? " " : "",
      make("span", { class: "answers" }, withCode(answers)),
    );
    this.unfold(false);
    this.more.hidden = this.says.scrollHeight <= this.says.clientHeight + 2;
    const changes = changesOf(run.shown(number - 1), run.shown(number));
    this.changes.replaceChildren(...changes.map((text) => make("li", {}, text)));
  }

  // Shows a long caption as a whole, or its first lines, so that the picture stays where it is.
  unfold(isOpen = !this.element.classList.contains("open")) {
    this.element.classList.toggle("open", isOpen);
    this.more.textContent = isOpen ? "Less" : "More";
  }

  // The version, the step of the scenario and the phase.
  place(side, number) {
    const run = this.runs[side];
    const event = run.event(number);
    // A step says itself which one it is.
    const step = event.step && event.kind !== "step" && run.step(event.step);
    return [
      this.runs.length > 1 ? `${"AB"[side]}, ${run.os}` : run.os,
      step && `${event.step}. ${shortened(step, 60)}`, event.phase,
    ].filter(Boolean).join(" \u203A ");
  }

  // What is said to those who do not see the page.
  words(side, number) {
    const { says, answers } = captionOf(this.runs[side], number, this.meanings);
    return [says, answers].filter(Boolean).join(" ");
  }
}
