/// A name that has its own page.
package struct PageSubject: Hashable {
  package enum Kind: Hashable {
    case callback
    case hook
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

  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
