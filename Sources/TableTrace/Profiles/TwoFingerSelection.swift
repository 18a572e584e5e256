/// What two fingers that come down on a row do.
public enum TwoFingerSelection: Sendable {
  /// Nothing.
  case none
  /// They begin to select without asking.
  case unasked
  /// They begin to select if the delegate allows it.
  case asked
}
