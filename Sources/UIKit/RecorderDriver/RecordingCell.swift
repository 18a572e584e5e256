import Scenarios
import TableTrace
import UIKit

/// A cell that reports the calls of its methods to the recording.
final class RecordingCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    tell("prepareForReuse()") { run in
      let clears = run.known[self].made?.prepareForReuse ?? []
      var content = ContentParts()
      if clears.contains(.text) { content.text = .nothing }
      if clears.contains(.image) { content.image = .nothing }
      run.put(content, into: self) { _ in nil }
    }
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let height = PlanRun.current?.known[self].height else {
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
    return CGSize(width: targetSize.width, height: CGFloat(height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tell("layoutSubviews()")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    tell("setSelected(_:animated:)", ", \(selected), \(animated)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    tell("setHighlighted(_:animated:)", ", \(highlighted), \(animated)")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tell("setEditing(_:animated:)", ", \(editing), \(animated)")
  }

  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    tell("willTransition(to:)", ", \(state.words)")
  }

  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
    tell("didTransition(to:)", ", \(state.words)")
  }

  private func tell(
    _ name: String,
    _ arguments: String = "",
    doing work: (PlanRun) -> Void = { _ in }
  ) {
    guard let run = PlanRun.current else { return }
    let isTraced = run.traced.contains(.cell)
    if isTraced { run.log.begin("\(name) \(run.cellName(self))\(arguments)") }
    work(run)
    if isTraced { run.log.end() }
  }
}

/// A header or footer that reports its reuse to the recording.
final class RecordingHeaderFooterView: UITableViewHeaderFooterView {
  override func prepareForReuse() {
    super.prepareForReuse()
    guard let run = PlanRun.current, run.traced.contains(.cell) else { return }
    run.log.begin("prepareForReuse() \(run.viewName(self))")
    run.log.end()
  }
}

extension UITableViewCell.StateMask {
  /// The state in words, as a trace prints it.
  fileprivate var words: String {
    var words: [String] = []
    if contains(.showingEditControl) { words.append("showingEditControl") }
    if contains(.showingDeleteConfirmation) { words.append("showingDeleteConfirmation") }
    return words.isEmpty ? "default" : words.joined(separator: "|")
  }
}
