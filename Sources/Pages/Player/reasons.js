// Why an event comes, and which callbacks do not: rule, certainty, evidence.

const meanings = {
  seen: "a device log, a test or a measurement of this version shows the rule",
  "seen before": "an older version shows the rule, and no newer evidence contradicts it",
  documented: "Apple documents it, and no log confirms it",
  guess: "no log shows it, and Apple does not document it",
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
    this.why.replaceChildren(
      make("p", { class: "event" }, make("code", {}, breakable(shortText(event)))),
      ...this.reasonsFor(run, event),
    );
    this.whyNot.replaceChildren(...this.gates(run, event));
    this.asked.show(run, number);
  }

  // One sentence of reason; how sure it is and what shows it is folded away.
  reasonsFor(run, event) {
    const names = [...new Set([event.rule, ...(event.answerRules ?? [])].filter(Boolean))];
    const rules = names.map((name) => run.rulesByName.get(name)).filter(Boolean);
    const parts = rules.map(({ sentence }) => make("p", {}, sentence));
    if (event.kind === "crash" && run.explanation) {
      parts.push(make("pre", {}, run.explanation.join("\n")));
    }
    const plain = plainReasons[event.kind] ?? "No rule affects this event.";
    if (!parts.length) parts.push(make("p", {}, plain));
    if (rules.length || event.word) parts.push(this.certainty(run, event, names));
    return parts;
  }

  certainty(run, event, names) {
    const around = (event.situation ?? []).filter((name) => !names.includes(name));
    const word = event.word
      ? make("strong", { class: `grade ${event.word.replace(" ", "-")}` }, event.word) : undefined;
    const others = around.length === 0 ? [] : [
      make("p", {}, "Related rules:"),
      make("ol", {}, around.map((name) => make("li", {}, this.rule(run, name)))),
    ];
    return make(
      "details", { class: "certainty" }, make("summary", {}, "How sure is this? ", word),
      event.word ? this.trust(event) : undefined,
      names.map((name) => this.rule(run, name)), others,
    );
  }

  // The word, what it means, and what lowers it.
  trust({ word, remark, weakest }) {
    const more = remark === word ? "" : ` Here: ${remark}.`;
    const rule = weakest ? [" The rule is ", make("code", {}, weakest), "."] : [];
    return make("p", {}, `${capital(word)}: ${meanings[word] ?? ""}.${more}`, rule);
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
    if (!items.length) return make("p", { class: "quiet" }, `${certainty}: no log confirms it.`);
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
    if (!gates.length) return [];
    return [make("ul", { class: "gates" }, gates.map((gate) => make(
      "li", {}, make("p", {}, make("code", {}, gate.callback), " is not called: the condition ",
        make("code", {}, gate.gate), " fails."),
      make("p", {}, `Needed: ${gate.sentence}`), make("p", {}, `To change that: ${gate.change}`),
      this.rule(run, gate.rule),
    )))];
  }
}

// The reason of an event that no rule affects.
const plainReasons = {
  step: "This is a step of the scenario.",
  query: "The app reads a property of the table.",
  note: "The app prints this itself.",
  content: "The app has set this content on the cell.",
};
