package import TableTrace

/// Words of a page, in which some names are links.
package struct PageText: ExpressibleByStringLiteral {
  package struct Piece {
    package var text: String
    /// The subject that the words link to, or nil for plain words.
    package var subject: PageSubject?
  }

  package var pieces: [Piece]

  package init(_ text: String) {
    pieces = [Piece(text: text)]
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// Makes a link to a subject, with `text` instead of its name if given.
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

  package static func list(_ texts: [PageText]) -> PageText {
    texts.dropFirst().reduce(texts.first ?? "") { $0 + ", " + $1 }
  }
}

extension PageText {
  package static func callback(_ callback: Callback) -> PageText {
    PageText(.callback, callback.facts.key)
  }

  package static func rule(_ rule: RuleID) -> PageText { PageText(.rule, rule.rawValue) }

  package static func gate(_ gate: GateID) -> PageText { PageText(.gate, gate.rawValue) }

  package static func phase(_ phase: Phase) -> PageText {
    PageText(.phase, phase.rawValue, as: "> \(phase.rawValue)")
  }

  package static func release(_ version: SystemVersion) -> PageText {
    PageText(.release, version.description)
  }

  package static func scenario(_ name: String) -> PageText { PageText(.scenario, name) }
}
