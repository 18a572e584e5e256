/// A defect of the planted tool.
enum Plant: String {
  /// None, to see that the fuzzer finds nothing where nothing is.
  case none
  /// A place outside of an array, as soon as three calls are open inside each other.
  case trap
  /// Work that asks for itself again, once a reload is asked for inside a call about a row.
  case endless
  /// A list that is gone through for each event.
  case quadratic
}
