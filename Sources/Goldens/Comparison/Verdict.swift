/// Whether a trace is what a golden or a recorded log says.
package enum Verdict: Hashable, Sendable {
  /// It is.
  case matches
  /// It is not, from here on.
  case diverges(Divergence)

  /// The divergence, if there is one.
  package var divergence: Divergence? {
    switch self {
    case .matches: nil
    case .diverges(let divergence): divergence
    }
  }
}
