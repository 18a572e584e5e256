public import Foundation

/// A switch; a test sets it and sends `.valueChanged`, as a finger does.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false
  /// Its colour while it is on.
  open var onTintColor: UIColor?
  /// The colour of its knob.
  open var thumbTintColor: UIColor?
  /// The text beside it, from iOS 14.
  open var title: String?

  /// Turns it on or off, without an action.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Several choices, of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  /// No choice.
  public nonisolated static let noSegment = -1

  private var segments: [Segment] = []
  /// The number of the choice that is selected.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// Whether a choice goes at once.
  open var isMomentary = false
  /// Whether choices are as wide as their contents.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the choice that is selected, from iOS 13.
  open var selectedSegmentTintColor: UIColor?

  /// Makes an empty one with a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes one that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes one of titles and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// Makes one of actions, from iOS 14.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
  }

  /// How many choices there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a choice.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  /// Adds a choice.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }

  /// Takes a choice away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
  }

  /// Takes all choices away.
  open func removeAllSegments() { segments = [] }

  /// Sets the title of a choice.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  /// The title of a choice.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the picture of a choice.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  /// The picture of a choice.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Lets a choice be used or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a choice can be used.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets the width of a choice, in points.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// Sets the attributes of titles for a state, which nothing shows.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: State
  ) {}

  /// Another value does the action of the choice, too.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    guard controlEvents.contains(.valueChanged), segments.indices.contains(selectedSegmentIndex)
    else { return }
    segments[selectedSegmentIndex].action.map { sendAction($0) }
  }

  private func change(_ segment: Int, _ work: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    work(&segments[segment])
  }
}
