package import TableTrace

/// Words of a page, some of them names with pages of their own.
package struct PageText: ExpressibleByStringLiteral {
  /// Words that belong together.
  package struct Piece {
    package var text: String
    /// What they name; nil for words alone.
    package var subject: PageSubject?
  }

  package var pieces: [Piece]

  /// Words alone.
  package init(_ text: String) {
    pieces = [Piece(text: text)]
  }

  /// Words alone.
  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// The name of something, perhaps in other words.
  package init(_ kind: PageSubject.Kind, _ name: String, as text: String? = nil) {
    pieces = [Piece(text: text ?? name, subject: PageSubject(kind, name))]
  }

  /// The words as a terminal shows them.
  package var plain: String { pieces.map(\.text).joined() }

  package static func + (left: PageText, right: PageText) -> PageText {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  package static func + (left: PageText, right: String) -> PageText { left + PageText(right) }

  package static func + (left: String, right: PageText) -> PageText { PageText(left) + right }

  /// Texts with commas between them.
  package static func list(_ texts: [PageText]) -> PageText {
    texts.dropFirst().reduce(texts.first ?? "") { $0 + ", " + $1 }
  }
}

extension PageText {
  /// A callback by its key.
  package static func callback(_ callback: Callback) -> PageText {
    PageText(.callback, callback.facts.key)
  }

  /// A rule by its id.
  package static func rule(_ rule: RuleID) -> PageText { PageText(.rule, rule.rawValue) }

  /// A gate by its id.
  package static func gate(_ gate: GateID) -> PageText { PageText(.gate, gate.rawValue) }

  /// A phase as a trace has it.
  package static func phase(_ phase: Phase) -> PageText {
    PageText(.phase, phase.rawValue, as: "> \(phase.rawValue)")
  }

  /// A release of the system.
  package static func release(_ version: SystemVersion) -> PageText {
    PageText(.release, version.description)
  }

  /// A scenario by its name.
  package static func scenario(_ name: String) -> PageText { PageText(.scenario, name) }
}
