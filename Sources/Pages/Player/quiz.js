// Questions about what comes next; the calls behind a question stay hidden until it is answered.

// Why there is none in a page of two runs.
const noQuiz = "To take the quiz, open a page with one version.";

class Quiz {
  constructor(player) {
    this.player = player;
    this.questions = player.runs[0].quiz;
    this.place = -1;
    this.right = 0;
    this.body = make("div", { class: "question" });
    this.element = panel("Quiz", "quiz", this.body);
    this.element.hidden = true;
  }

  get isOpen() {
    return !this.element.hidden;
  }

  start() {
    this.element.hidden = false;
    this.right = 0;
    this.place = -1;
    this.next();
  }

  stop() {
    this.element.hidden = true;
    this.player.hideBehind(undefined);
    this.player.focusCalls();
  }

  next() {
    this.place += 1;
    if (this.place >= this.questions.length) return this.end();
    const question = this.questions[this.place];
    this.player.hideBehind(question.event - 1);
    const name = `${this.player.id}-choice`;
    const choices = question.choices.map((choice, place) => make(
      "label", {}, make("input", { type: "radio", name, value: place + 1 }), " ", choice.text,
    ));
    const [first, ...rest] = question.text.split("\n");
    this.form = make(
      "form", { onsubmit: (event) => this.answer(event, question) },
      make("fieldset", {}, make(
        "legend", {}, `Question ${this.place + 1} of ${this.questions.length}: ${first}`,
      ), rest.length ? make("p", {}, make("code", {}, rest.join(" ").trim())) : undefined, choices),
      make("p", { class: "actions" }, make("button", { type: "submit" }, "Answer"), " ",
        make("button", { type: "button", onclick: () => this.stop() }, "End the quiz")),
    );
    this.body.replaceChildren(this.form);
    this.form.querySelector("input").focus();
  }

  answer(event, question) {
    event.preventDefault();
    const chosen = this.form.querySelector("input:checked");
    if (!chosen) return this.player.say("Choose an answer first.");
    const number = Number(chosen.value);
    const isRight = number === question.right;
    if (isRight) this.right += 1;
    const right = question.choices[question.right - 1].text;
    const { objection } = question.choices[number - 1];
    const verdict = isRight ? `Right: ${right}` : `No, it is: ${right}`;
    // What comes behind stays hidden: the next question may ask about it.
    this.player.hideBehind(Math.min(question.event, this.player.runs[0].count));
    const onward = make("button", { type: "button", onclick: () => this.next() }, "Next");
    this.body.replaceChildren(
      make("p", { class: isRight ? "verdict right" : "verdict wrong" }, verdict),
      isRight || !objection ? "" : make("p", {}, `Your choice: ${objection}`),
      make("ul", {}, question.reasons.map((reason) => make("li", {}, reason))), onward,
    );
    this.player.say(verdict);
    onward.focus();
  }

  end() {
    this.player.hideBehind(undefined);
    const again = make("button", { type: "button", onclick: () => this.start() }, "Ask again");
    const text = this.questions.length
      ? `${this.right} of ${this.questions.length} right.`
      : "There are no questions about this scenario: too little happens in it.";
    this.body.replaceChildren(
      make("p", { class: "verdict" }, text), again, " ",
      make("button", { type: "button", onclick: () => this.stop() }, "Close the quiz"),
    );
    this.player.say(text);
    again.focus();
  }
}
