/// The steps that change the structure of the table.
enum UpdateTable {
  /// The app updates.
  static let app = Command.unbuilt(
    .app,
    [
      ("reloadRows", "`reloadRows(at:with:)`."),
      ("reconfigureRows", "`reconfigureRows(at:)`."),
      ("insertRows", "`insertRows(at:with:)`."),
      ("deleteRows", "`deleteRows(at:with:)`."),
      ("moveRow", "`moveRow(at:to:)`."),
      ("reloadSections", "`reloadSections(_:with:)`."),
      ("insertSections", "`insertSections(_:with:)`."),
      ("deleteSections", "`deleteSections(_:with:)`."),
      ("moveSection", "`moveSection(_:toSection:)`."),
      ("beginUpdates", "`beginUpdates()`."),
      ("endUpdates", "`endUpdates()`."),
      ("batch", "`performBatchUpdates(_:completion:)`."),
      ("apply", "A snapshot of a diffable data source is applied."),
    ]
  )
}
