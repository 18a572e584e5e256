/// UIKit's words for counts that do not add up after an update.
public enum CountText: Hashable, Sendable {
  /// `Invalid table view update. …`, without numbers.
  case withoutNumbers
  /// `Invalid update: …` with two blanks between its sentences.
  case twoBlanks
  /// `Invalid update: …` with one blank.
  case oneBlank
}
