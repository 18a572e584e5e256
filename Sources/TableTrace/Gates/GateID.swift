/// The stable name of a gate; the raw value is what reports print.
public enum GateID: String, CaseIterable, Sendable {
  // Any touch.
  case implemented = "any.implemented"
  case versionKnows = "any.version-knows-it"
  case rowExists = "touch.row-exists"
  case rowVisible = "touch.row-visible"
  case touchNotCancelled = "touch.not-cancelled"
}
