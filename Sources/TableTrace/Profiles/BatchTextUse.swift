/// When the text that lists the whole batch is used in place of the one about a section.
public enum BatchTextUse: Hashable, Sendable {
  /// Never: the text does not exist.
  case never
  /// When the count changed, but not as the operations say.
  case whenTheCountChanged
}
