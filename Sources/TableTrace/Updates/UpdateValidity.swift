/// Whether a batch fits the data: what UIKit checks, in its order, with the texts of the version.
enum UpdateValidity {
  /// Checks an operation in the table call that asks for it.
  ///
  /// - Throws: UIKit's exception of the version.
  static func checkCall(
    _ operation: QueuedOperation,
    profile: Profile
  ) throws(UIKitException) {}

  /// Checks a batch at the end of its group, by the numbers of rows of each section before it and as
  /// the data source answers them now.
  ///
  /// - Throws: UIKit's exception of the version.
  static func check(
    _ batch: UpdateBatch,
    before: [Int],
    after: [Int],
    profile: Profile
  ) throws(UIKitException) {}
}
