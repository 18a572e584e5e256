/// The values of the rules of edit mode for one version.
struct EditingProfile: Sendable {
  let deleteControlAsks: DeleteControlSource

  init(_ version: SystemVersion) {
    deleteControlAsks = EditingRules.deleteControl.value(for: version)
  }
}
