/// A method of a cell, header or footer that the table runs and the trace can show.
public enum CellHook: UInt8, CaseIterable, Sendable {
  /// `prepareForReuse()`, inside the dequeue that takes the cell from the pool.
  case prepareForReuse
  /// `layoutSubviews()` of the cell, after all row callbacks of the pass.
  case layoutSubviews
}
