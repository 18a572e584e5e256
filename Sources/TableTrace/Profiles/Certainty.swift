/// How sure a rule is for a band of versions, from the strongest grade of evidence to none.
public enum Certainty: String, CaseIterable, Sendable {
  /// A log recorded on a device or simulator shows it.
  case observed
  /// A test on real UIKit asserts it.
  case tested
  /// Somebody counted or measured it and published the result.
  case measured
  /// UIKit's headers or documentation say it.
  case documented
  /// Nothing shows it; it is the simplest guess that contradicts no evidence.
  case assumed
}
