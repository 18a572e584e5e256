/// How often the height is asked inside the dequeue for an index path.
public struct HeightInDequeue: Hashable, Sendable {
  /// The times with row estimates.
  public let withEstimates: Int
  /// The times without.
  public let withoutEstimates: Int
}
