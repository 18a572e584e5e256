public import Foundation

/// A button; `sendActions(for: .touchUpInside)` taps it.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What kind of button it is.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    /// A button with rounded corners, up to iOS 6.
    public static var roundedRect: ButtonType { .system }
  }

  /// Makes another configuration as the button's state changes.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var looks: [State: Look] = [:]
  /// What kind of button it is.
  open private(set) var buttonType = ButtonType.custom
  /// The view with the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  /// The view with the picture.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// The space around everything, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The space around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The space around the picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Whether a finger lets the picture grow dark.
  open var adjustsImageWhenHighlighted = true
  /// Whether its picture grows with the texts of accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the picture is dim while the button cannot be used.
  open var adjustsImageWhenDisabled = true
  /// Whether a finger lets the button glow.
  open var showsTouchWhenHighlighted = false
  /// Its menu, from iOS 14.
  open var menu: UIMenu?
  /// Whether choosing in its menu changes its title, from iOS 15.
  open var changesSelectionAsPrimaryAction = false
  /// How it looks, from iOS 15.
  open var configuration: Configuration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Makes another configuration as its state changes, from iOS 15.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  /// Whether its configuration follows the colour of what can be tapped, from iOS 15.
  open var automaticallyUpdatesConfiguration = true
  /// Whether it looks as a role asks.
  open var role = Role.normal
  /// Whether a pointer changes its look.
  open var isPointerInteractionEnabled = false

  /// What a button is for.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// Makes a button with a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a kind with an action, from iOS 14.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Makes a button that looks as a configuration says, from iOS 15.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// A tap is what a button is there for.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(
      for: controlEvents.contains(.touchUpInside)
        ? controlEvents.union(.primaryActionTriggered) : controlEvents
    )
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    looks[state, default: Look()].title = title
    titleLabel?.text = currentTitle
  }

  /// The title for a state.
  open func title(for state: State) -> String? { looks[state]?.title ?? looks[.normal]?.title }

  /// The title now.
  open var currentTitle: String? { title(for: state) }

  /// Sets the title with attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks[state, default: Look()].attributedTitle = title
    titleLabel?.attributedText = currentAttributedTitle
  }

  /// The title with attributes for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks[state]?.attributedTitle ?? looks[.normal]?.attributedTitle
  }

  /// The title with attributes now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks[state, default: Look()].titleColor = color
  }

  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? {
    looks[state]?.titleColor ?? looks[.normal]?.titleColor
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the title now.
  open var currentTitleColor: UIColor! { titleColor(for: state) ?? tintColor }

  /// Sets the colour of the title's shadow for a state, which nothing shows.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].image = image
    imageView?.image = currentImage
  }

  /// The picture for a state.
  open func image(for state: State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }

  /// The picture now.
  open var currentImage: UIImage? { image(for: state) }

  /// Sets the picture behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].backgroundImage = image
  }

  /// The picture behind everything for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    looks[state]?.backgroundImage ?? looks[.normal]?.backgroundImage
  }

  /// The picture behind everything now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Sets how a symbol is drawn for a state, which nothing shows.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {}

  /// Makes its configuration again as its state changes, from iOS 15.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Asks for its configuration to be made again, which is done at once.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
    isUpdating = false
  }

  private var isUpdating = false
}
