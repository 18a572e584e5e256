/// What a call of the trace is: a protocol's callback, or a hook of a cell or the controller.
package enum Message: Hashable, Sendable {
  /// A callback of one of the six protocols.
  case callback(Callback)
  /// A hook of a cell, header or footer.
  case cell(CellHook)
  /// A hook of the view controller.
  case controller(ControllerHook)
}
