/// The kind of evidence for a rule in a version range, from the strongest to none.
///
/// A rule that is about the simulation and not about UIKit has no evidence: it is ``ours``.
package enum Certainty: String, CaseIterable, Sendable {
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
  /// It is a limit or a choice of the simulation; UIKit has nothing like it.
  case ours
}

extension Certainty {
  /// Returns whether this evidence is at least as strong as the other.
  package func isAtLeast(_ other: Certainty) -> Bool {
    strength >= other.strength
  }

  private var strength: Int {
    switch self {
    case .observed: 4
    case .tested: 3
    case .measured: 2
    case .documented: 1
    case .assumed, .ours: 0
    }
  }
}
