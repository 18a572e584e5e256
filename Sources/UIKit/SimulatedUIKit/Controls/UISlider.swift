public import Foundation

/// A value between two others.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The most value.
  open var maximumValue: Float = 1
  /// Whether actions are sent while a finger moves.
  open var isContinuous = true
  /// The colour below the value.
  open var minimumTrackTintColor: UIColor?
  /// The colour above the value.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  /// The picture at the least value.
  open var minimumValueImage: UIImage?
  /// The picture at the most value.
  open var maximumValueImage: UIImage?

  /// Sets the value, without an action.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), max(minimumValue, maximumValue))
  }

  /// Sets the picture of the knob, which nothing shows.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
}

/// A value that two buttons change.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0
  /// The least value.
  open var minimumValue: Double = 0
  /// The most value.
  open var maximumValue: Double = 100
  /// By how much a button changes it.
  open var stepValue: Double = 1
  /// Whether actions are sent while a button is held.
  open var isContinuous = true
  /// Whether a button that is held goes on.
  open var autorepeat = true
  /// Whether the least value follows the most.
  open var wraps = false
}

/// How far something is.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// How it looks.
  open var progressViewStyle = Style.default
  /// How far it is, from 0 to 1.
  open var progress: Float = 0
  /// What is followed.
  open var observedProgress: Progress?
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?

  /// Makes one.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A wheel that turns while something goes on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

  /// How it looks.
  open var style: Style
  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour.
  open var color: UIColor! = .gray
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Makes one.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    isHidden = true
  }

  /// Makes one with a place in its superview, in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Makes one that comes from an archive, of which nothing is read.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
  }

  /// Makes one, as it was written up to Swift 4.0.
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }

  /// Begins to turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stands still.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }
}

/// Which page of several is shown.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages = 0
  /// The one that is shown.
  open var currentPage = 0
  /// Whether it is hidden for a single page.
  open var hidesForSinglePage = false
  /// The colour of the other pages.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
}

/// What a pull on a table asks for; ``TableFinger`` has no such pull, a test sends `.valueChanged`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether something is being fetched.
  open private(set) var isRefreshing = false
  /// The text below.
  open var attributedTitle: NSAttributedString?

  /// Makes one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes one that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A pull begins to fetch.
  open override func sendActions(for controlEvents: Event) {
    if controlEvents.contains(.valueChanged) { isRefreshing = true }
    super.sendActions(for: controlEvents)
  }

  /// Shows that something is being fetched, without an action.
  open func beginRefreshing() { isRefreshing = true }

  /// Shows that it is there.
  open func endRefreshing() { isRefreshing = false }
}
