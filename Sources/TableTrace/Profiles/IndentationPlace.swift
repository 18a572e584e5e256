/// Where the indentation level of a row is asked.
public enum IndentationPlace: Hashable, Sendable {
  /// After cellForRow has returned.
  case afterCell
  /// Inside the dequeue for an index path; without one, after cellForRow.
  case insideDequeue
}
