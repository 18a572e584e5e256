// Why a callback that somebody chooses is not called in the step of an event.

class WhyNot {
  // `address` makes the fragment of an event of a run.
  constructor(id, address) {
    this.address = address;
    const answer = `${id}-why-not-answer`;
    this.choice = make("select", {
      id: `${id}-why-not`, "aria-describedby": answer, onchange: () => this.tell(),
    });
    this.answer = make("div", { class: "answer", id: answer });
    this.element = make(
      "div", { class: "asked" },
      make(
        "p", {}, make("label", { for: `${id}-why-not` }, "Why is this not called: "), this.choice,
      ),
      this.answer,
    );
  }

  // The callbacks of a run; another run may have been made with other names, the keys are the same.
  list({ callbacks }) {
    if (this.choice.options.length) return;
    const names = [...callbacks].sort((left, right) => left.localeCompare(right, "en"));
    const options = names.map((name) => make("option", { value: name }, name));
    this.choice.append(make("option", { value: "" }, "choose a callback"), ...options);
  }

  show(run, number) {
    [this.run, this.number] = [run, number];
    this.list(run.whyNot);
    this.tell();
  }

  tell() {
    const { run, number } = this;
    const name = this.choice.value;
    if (!name) return this.answer.replaceChildren();
    const step = Math.max(1, run.event(number).step ?? 1);
    const place = run.whyNot.callbacks.indexOf(name);
    const shut = run.whyNot.steps[step - 1]?.[place];
    const code = make("code", {}, name);
    const parts = shut === undefined ? [make("p", {}, "The run ends before this step is complete.")]
      : shut === null ? this.called(code, name, step)
        : this.gate(code, run.whyNot.gates[shut], step);
    this.answer.replaceChildren(...parts);
  }

  called(code, name, step) {
    const place = this.run.events.findIndex((event) =>
      event.callback === name && event.step === step);
    const where = place < 0 ? "but this page leaves its calls out"
      : ["first as ", make("a", { href: this.address(this.run, place + 1) }, `event ${place + 1}`)];
    return [make("p", {}, code, ` is called in step ${step}, `, where, ".")];
  }

  gate(code, { gate, sentence, change, rule }, step) {
    return [
      make("p", {}, code, ` is not called in step ${step}: the condition `, make("code", {}, gate),
        " fails."),
      make("p", {}, `Needed: ${sentence}`),
      make("p", {}, `To change that: ${change}`),
      make("p", { class: "quiet" }, "The rule: ", make("code", {}, rule), "."),
    ];
  }
}
