// The words of an event above the screen, and what it changes below.

class Caption {
  constructor(runs, meanings) {
    this.runs = runs;
    this.meanings = meanings;
    this.element = make("div", { class: "caption" });
    this.changes = make("ul", { class: "changes", "aria-label": "What this event changes" });
  }

  show(side, number) {
    const run = this.runs[side];
    const { says, answers } = captionOf(run, number, this.meanings);
    this.element.replaceChildren(
      make("p", { class: "where" }, this.place(side, number)),
      make(
        "p", { class: "says" }, withCode(says), answers ? " " : "",
        make("span", {}, withCode(answers)),
      ),
    );
    const changes = changesOf(run.before(number), run.after(number));
    this.changes.replaceChildren(...changes.map((text) => make("li", {}, text)));
  }

  // The version, the step of the scenario and the phase.
  place(side, number) {
    const run = this.runs[side];
    const event = run.event(number);
    // A step says itself which one it is.
    const step = event.step && event.kind !== "step" && run.step(event.step);
    return [
      this.runs.length > 1 ? `${"AB"[side]}, ${run.os}` : run.os,
      step && `step ${event.step}: ${shortened(step, 40)}`, event.phase,
    ].filter(Boolean).join(" \u203A ");
  }

  // What is said to those who do not see the page.
  words(side, number) {
    const { says, answers } = captionOf(this.runs[side], number, this.meanings);
    return [says, answers].filter(Boolean).join(" ");
  }
}
