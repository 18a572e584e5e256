import Diagnostics
import Project
import Scenarios
import TableTrace

/// The object or method that is called instead of the missing callback.
struct CalledInstead {
  var question: WhyNotQuestion
  var finding: WhyNotAnswer.Finding

  /// Sentences about what is called instead, without full stops.
  var sentences: [String] {
    let gate = finding.shut.gate.id
    if gate == .clientSet { return clientSentences }
    if gate == .implemented { return nearMiss + otherClients }
    if let others { return [others] }
    if gate == .broughtAbout { return causes }
    let others = Self.others[gate]?(callback).filter(isImplemented) ?? []
    return others.first(where: isCalled).map { ["\($0.facts.key) is called instead"] } ?? []
  }

  /// Returns whether the run calls another callback, in the step in question if there is one.
  private func isCalled(_ other: Callback) -> Bool {
    let question = WhyNotQuestion(callback: other)
    let counts = GateObservation(finding.scenario, finding.version, question).counts
    return self.question.step == nil ? !counts.isEmpty : counts[tried ?? 0] != nil
  }

  /// The step, from 1, in which the gate fails, or nil.
  private var tried: Int? { finding.shut.step.map { $0 + 1 } }

  /// The methods called instead if a gate fails, in the order in which they are tried.
  private static let others: [GateID: @Sendable (Callback) -> [Callback]] = [
    .titleNeeded: { callback in
      callback == .titleForFooterInSection ? [.viewForFooterInSection] : [.viewForHeaderInSection]
    },
    .heightNeeded: { _ in [.estimatedHeightForRowAt] },
    .noConfiguration: { _ in [.trailingSwipeActionsConfigurationForRowAt] },
    .noActions: { _ in [.trailingSwipeActionsConfigurationForRowAt, .editActionsForRowAt] },
    .noContextMenu: { _ in [.contextMenuConfigurationForRowAt] },
    .notReordered: { _ in [.moveRowAt] },
  ]

  private func isImplemented(_ callback: Callback) -> Bool {
    finding.scenario.clients[callback.recipient]?.callbacks.contains { $0.callback == callback }
      == true
  }

  private var causes: [String] {
    let row = question.place ?? IndexPath(section: 0, row: 0)
    let other = IndexPath(section: row.section, row: row.row == 0 ? 1 : 0)
    let steps = CallbackCause.of(callback).steps(row.description, other.description)
    let verb = steps.count == 1 ? "triggers" : "trigger"
    return [steps.map { "'\($0)'" }.joined(separator: " and ") + " \(verb) it"]
  }

  /// A sentence about another step that calls the callback, or about its calls for other rows or
  /// sections, or nil.
  ///
  /// It is nil if something else also prevents the call.
  private var others: String? {
    let gate = finding.shut.gate.id
    guard gate == .broughtAbout || gate == .rowBesideScreen else { return nil }
    let observation = finding.observation
    let others = observation.others.filter { observation.counts[$0] == nil }
    let isOwn = tried.map(others.contains) ?? false
    if !isOwn, let tried, let step = nearest(observation.counts.keys.sorted(), to: tried) {
      return called(in: step).map { "\($0), not in step \(tried)" }
    }
    guard let place = question.placeText, let number = isOwn ? tried : others.min() else {
      return nil
    }
    let what = question.isAboutSections ? "section" : "row"
    let reason = gate == .rowBesideScreen ? ": that row is already on the screen" : ""
    return called(in: number).map { "\($0), but not for \(what) \(place)\(reason)" }
  }

  /// The last of these steps up to the one in question, or else the first one.
  private func nearest(_ steps: [Int], to tried: Int) -> Int? {
    steps.last { $0 < tried } ?? steps.first
  }

  private func called(in number: Int) -> String? {
    guard finding.scenario.steps.indices.contains(number - 1) else { return nil }
    let step = finding.scenario.steps[number - 1].text
    return "\(callback.facts.key) is called in step \(number), '\(step)'"
  }

  private var callback: Callback { question.callback }
  private var recipient: Recipient { callback.recipient }
  private var setters: [ClientSetter] { finding.scenario.setters(of: recipient) }

  private var clientSentences: [String] {
    let step = finding.shut.step ?? finding.scenario.steps.count
    let before = setters.last { $0.place <= step }
    let after = setters.first { $0.place > step && $0.name != nil }
    var sentences: [String] = []
    if let before {
      let place = "in line \(before.step.line)"
      sentences.append("'\(before.step.text)' \(place) sets the \(recipient.rawValue) to nil")
    } else {
      sentences.append("the table has no \(recipient.rawValue)")
    }
    if let after {
      let place = "in line \(after.step.line)"
      sentences.append("'\(after.step.text)' \(place) sets the \(recipient.rawValue) too late")
    }
    return sentences
  }

  private var clients: [(name: String, callbacks: [Callback])] {
    let own = finding.scenario.clients[recipient].map {
      [(recipient.rawValue, $0.callbacks.map(\.callback))]
    }
    let others = finding.scenario.otherClients.filter { $0.key != recipient.rawValue }
      .sorted { $0.key < $1.key }
    return (own ?? []) + others.map { ($0.key, $0.value.callbacks.map(\.callback)) }
  }

  private var current: String {
    let step = finding.shut.step ?? finding.scenario.steps.count
    return setters.last { $0.place <= step }?.name ?? recipient.rawValue
  }

  private var nearMiss: [String] {
    let implemented = clients.first { $0.name == current }?.callbacks ?? []
    let key = callback.facts.key
    let near = NearNames.of(key, in: implemented.map(\.facts.key).filter { isSlip($0, for: key) })
    return near.map { "\($0) is implemented. Did you mean \(callback.facts.key)?" }
  }

  /// Returns whether one name may be a mistake for another about the same thing.
  private func isSlip(_ name: String, for key: String) -> Bool {
    let things = [
      "Header", "Footer", "view", "title", "height", "estimated", "leading", "trailing",
    ]
    return things.allSatisfy { name.contains($0) == key.contains($0) }
  }

  private var otherClients: [String] {
    clients.filter { $0.name != current && $0.callbacks.contains(callback) }
      .map { "'\($0.name)' implements the method, but '\(current)' is set" }
  }
}
