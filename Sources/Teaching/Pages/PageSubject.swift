/// What a name stands for that a page of its own tells of.
package struct PageSubject: Hashable {
  /// The kinds of things that have names.
  package enum Kind: Hashable {
    case callback
    case hook
    /// A step or a query of scenarios.
    case step
    case rule
    case gate
    case law
    case phase
    case declaringProtocol
    case exception
    case scenario
    case lesson
    case question
    case evidence
    case log
    case release
  }

  package var kind: Kind
  package var name: String

  /// The thing of a kind with a name.
  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
