/// Who acts in a step.
enum StepActor: String, CaseIterable, Sendable {
  /// The owner of the table, and the run loop.
  case host = "host"
  /// Calls of the app to the table.
  case app = "app"
  /// A finger on the screen.
  case finger = "finger"
  /// The model behind the data source.
  case model = "model"
  /// Checks in the flow.
  case check = "check"
}
