// Why an event comes, and which callbacks do not: rule, certainty, evidence.

const meanings = {
  seen: "a log, a test or a measurement of this version shows the rule",
  "seen before": "an older version shows the same, and nothing newer contradicts it",
  documented: "Apple documents it, and nothing shows it",
  guess: "nothing shows it, and Apple does not document it",
};

class Reasons {
  constructor(document, id, address) {
    this.cases = new Map(document.cases.map((each) => [each.id, each]));
    this.why = make("div", {});
    this.whyNot = make("div", {});
    this.asked = new WhyNot(id, address);
    this.element = panel(
      "Why", "why", this.why, heading(0, { class: "heading" }, "Why not"), this.whyNot,
      this.asked.element,
    );
  }

  show(run, number) {
    const event = run.event(number);
    const step = run.step(event.step);
    this.why.replaceChildren(
      make("p", { class: "event" }, textOf(event)),
      make("p", { class: "quiet" }, [
        `Event ${number} of ${run.count}, ${run.os}`, step && `step ${event.step}: ${step}`,
        event.phase,
      ].filter(Boolean).join(", ")),
      ...this.reasonsFor(run, event),
    );
    this.whyNot.replaceChildren(...this.gates(run, event));
    this.asked.show(run, number);
  }

  reasonsFor(run, event) {
    const parts = [];
    if (event.word) parts.push(this.trust(event));
    const names = [event.rule, ...(event.answerRules ?? [])].filter(Boolean);
    parts.push(...[...new Set(names)].map((name) => this.rule(run, name)).filter(Boolean));
    const around = (event.situation ?? []).filter((name) => !names.includes(name));
    if (around.length) {
      const list = around.map((name) => make("li", {}, this.rule(run, name)));
      const words = around.length === 1 ? "1 rule tells" : `${around.length} rules tell`;
      parts.push(make(
        "details", {}, make("summary", {}, `Within what ${words}`),
        make("ol", {}, list),
      ));
    }
    if (event.kind === "crash" && run.explanation) {
      parts.push(make("pre", {}, run.explanation.join("\n")));
    }
    const plain = plainReasons[event.kind] ?? "No rule is behind it.";
    if (!parts.length) parts.push(make("p", {}, plain));
    return parts;
  }

  // The word, what it means, and what lowers it.
  trust({ word, remark, weakest }) {
    const more = remark === word ? "" : ` Here: ${remark}.`;
    const rule = weakest ? [" The rule is ", make("code", {}, weakest), "."] : [];
    const kind = word.replace(" ", "-");
    return make(
      "p", {}, make("strong", { class: `grade ${kind}` }, word),
      ` ${meanings[word] ?? ""}.${more}`, rule,
    );
  }

  // A rule: its sentence, its value in this release, and what that rests on.
  rule(run, name) {
    const rule = run.rulesByName.get(name);
    if (!rule) return undefined;
    const band = rule.bands[0];
    const grade = band?.grades[0];
    const says = band?.says ? make("p", {}, `In ${run.os}: ${band.says}`) : undefined;
    return make(
      "div", { class: "rule" }, make("p", {}, rule.sentence, " ", make("code", {}, name)),
      says, grade ? this.evidence(grade) : undefined,
      rule.conflicts.map((text) => make("p", { class: "quiet" }, "But: ", linked(text))),
    );
  }

  evidence({ certainty, evidence, hints }) {
    const items = [...evidence.map((id) => [id, ""]), ...hints.map((id) => [id, "a hint: "])];
    if (!items.length) return make("p", { class: "quiet" }, `${certainty}: no case shows it.`);
    const count = items.length === 1 ? "1 case" : `${items.length} cases`;
    return make(
      "details", {}, make("summary", {}, `${certainty}: ${count}`),
      make("ul", {}, items.map(([id, kind]) => {
        const known = this.cases.get(id);
        const about = known ? [" (", known.ios, "): ", ...linked(known.source)] : [];
        return make("li", {}, kind, make("code", {}, id), about);
      })),
    );
  }

  gates(run, event) {
    const gates = event.gates ?? [];
    if (!gates.length) {
      const text = "No callback that is implemented was kept away right behind this event.";
      return [make("p", { class: "quiet" }, text)];
    }
    return [make("ul", { class: "gates" }, gates.map((gate) => make(
      "li", {}, make("p", {}, make("code", {}, gate.callback), " is not called: the gate ",
        make("code", {}, gate.gate), " is shut."),
      make("p", {}, `Needed: ${gate.sentence}`), make("p", {}, `To open it: ${gate.change}`),
      this.rule(run, gate.rule),
    )))];
  }
}

// What is said of events that no rule is behind.
const plainReasons = {
  step: "The scenario says so: it is a step of the app, the user or the system.",
  query: "The app asks the table.",
  note: "The app writes this itself.",
  content: "The app has put this into the cell.",
};
