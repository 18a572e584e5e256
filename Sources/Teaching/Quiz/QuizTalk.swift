package import Diagnostics
import Goldens
import Project
import Reports
import Scenarios
import TableTrace

/// The texts of a quiz: a question after the previous events, and the reply to a choice.
package struct QuizTalk {
  /// The number of events shown before a question.
  private static let shownEvents = 10
  let run: QuizRun
  let ink: Ink
  private let remarks: ReasonRemarks

  package init(_ run: QuizRun, ink: Ink) {
    self.run = run
    self.ink = ink
    remarks = ReasonRemarks(Evidence.words(run.version))
  }

  /// Returns the previous lines, the question and its choices.
  package func text(of question: QuizQuestion, number: Int, of count: Int) -> String {
    let first = max(0, question.event - Self.shownEvents)
    let width = String(Golden.lineCount(question.event)).count
    let lines = run.events[first..<question.event].enumerated().map { place, line in
      let number = String(Golden.lineNumber(ofBodyLine: first + place))
      let blanks = String(repeating: " ", count: width - number.count)
      return "  \(blanks)\(number)  \(line.indented)\n"
    }
    let choices = question.choices.enumerated().map { place, choice in
      "  \(place + 1)  \(choice.text)\n"
    }
    return ink.paint("question \(number) of \(count)", .bold) + "\n"
      + (first > 0 ? "  ...\n" : "") + lines.joined() + "\n"
      + ink.paint(question.subject.text, .bold) + "\n" + choices.joined()
  }

  /// Returns the right answer, the reason, and why the choice is wrong if there is one.
  package func verdict(on choice: Int?, of question: QuizQuestion) -> String {
    let right = question.choices[question.right - 1].text
    var lines: [String] = []
    if let choice, choice == question.right {
      lines.append(ink.paint("right: \(right)", .green))
    } else {
      lines.append("\(choice == nil ? "the answer" : "no, it") is \(question.right): \(right)")
      if let choice, let objection = question.choices[choice - 1].objection {
        lines.append("  \(choice): \(objection)")
      }
    }
    return (lines + reasons(question).map { "  # \(Phrase.visible($0))" }).map { $0 + "\n" }
      .joined()
  }

  /// Returns the sentence of the rule, the gates that prevent every call, or an exception's
  /// explanation.
  package func reasons(_ question: QuizQuestion) -> [String] {
    let step = run.events[..<question.event].last?.step ?? 0
    let rest = run.events[question.event...]
    let asked = rest.first { $0.kind.isCallOrCrash || $0.kind == .query }
    guard let asked, asked.step == step,
      question.choices[question.right - 1].text != QuizRun.Next.nothing.text
    else {
      let gates = run.tellingGates(at: question.event).map { gate in
        let name = Message.callback(gate.callback).name(run.names)
        return "\(name) is not called: \(gate.failure)"
      }
      return gates.isEmpty ? ["No callback is called here."] : gates
    }
    let reason = remarks.sentence(asked)
    let arithmetic = asked.kind == .crash ? run.outcome.exception?.explanation ?? [] : []
    return (reason.isEmpty ? [] : [reason]) + arithmetic
  }
}

extension TraceLine.Kind {
  var isCallOrCrash: Bool {
    switch self {
    case .call, .crash: true
    case .step, .phase, .query, .warning, .note, .content, .gate: false
    }
  }
}
