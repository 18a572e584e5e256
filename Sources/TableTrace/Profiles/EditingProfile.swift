/// The values of the rules of edit mode for one version.
struct EditingProfile: Sendable {
  let deleteControlAsks: DeleteControlSource
  let cellsShowConfirmation: Bool

  init(_ version: SystemVersion) {
    cellsShowConfirmation = EditingRules.cellConfirmation.value(for: version)
    deleteControlAsks = EditingRules.deleteControl.value(for: version)
  }
}
