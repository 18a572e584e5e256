/// The stable name of a rule; the raw value is what reports and `tabletrace rules` print.
public enum RuleID: String, CaseIterable, Sendable {
  case sectionOrder = "load.section-order"
}
