/// How the estimated heights of a section's header and footer precede their views.
public enum SectionHeightBeforeView: Hashable, Sendable {
  /// Header height, footer height, then the views.
  case bothFirst
  /// Each height right before its own view.
  case each
}
