/// One thing that happens to a table while its host shows it.
public enum HostEvent: Hashable, Sendable {
  /// The controller's own method runs.
  case hook(ControllerHook)
  /// The table gets a trigger, which causes a round.
  case trigger(Phase, HostRound)
}
