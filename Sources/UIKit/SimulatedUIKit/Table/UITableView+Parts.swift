import Foundation
import TableTrace

/// Creates the parts of a table.
extension UITableView {
  static func parts(
    _ style: Style,
    _ size: CGSize
  ) -> (TableView, TraceRecorder, LawWatch, any TraceSink) {
    var recipients = Set(Recipient.allCases)
    if !Simulation.tracesCells { recipients.subtract([.cell, .cellProvider]) }
    let recorder = TraceRecorder(recipients: recipients)
    let laws = LawWatch(Simulation.version, before: recorder)
    let sink = HeldCalls(before: laws)
    let engine = TableView(
      style: TableStyle(style),
      size: Size(size),
      profile: Profile(Simulation.version),
      sink: sink
    )
    return (engine, recorder, laws, sink)
  }

  func setUp() {
    begin("load")
    engine.afterHook = { [unowned self] hook, arguments in run(hook, arguments) }
    engine.fittingHeights = FittingHeights(row: { [unowned self] row in fittingHeight(of: row) })
    engine.controllerSetsEditing = { [unowned self] editing throws(UIKitException) in
      try running { controller?.swipeSetsEditing(editing) }
    }
  }
}
