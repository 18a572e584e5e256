package import Diagnostics

extension ProblemCode {
  /// The page of what is wrong.
  package var page: Page {
    Page(
      title: name,
      says: PageText("\(title) (\(severity.rawValue))"),
      parts: [.prose(explanation)]
    )
  }
}
