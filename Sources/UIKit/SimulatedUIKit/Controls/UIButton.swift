public import Foundation

@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    public static var roundedRect: ButtonType { .system }
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  private var looks: [State: Look] = [:]
  open private(set) var buttonType = ButtonType.custom
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var configuration: Configuration? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var automaticallyUpdatesConfiguration = true
  open var role = Role.normal
  open var isPointerInteractionEnabled = false

  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

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

  open override func sendActions(for controlEvents: Event) {
    super.sendActions(
      for: controlEvents.contains(.touchUpInside)
        ? controlEvents.union(.primaryActionTriggered) : controlEvents
    )
  }

  open func setTitle(_ title: String?, for state: State) {
    looks[state, default: Look()].title = title
    titleLabel?.text = currentTitle
  }

  open func title(for state: State) -> String? { looks[state]?.title ?? looks[.normal]?.title }

  open var currentTitle: String? { title(for: state) }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks[state, default: Look()].attributedTitle = title
    titleLabel?.attributedText = currentAttributedTitle
  }

  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks[state]?.attributedTitle ?? looks[.normal]?.attributedTitle
  }

  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    looks[state, default: Look()].titleColor = color
  }

  open func titleColor(for state: State) -> UIColor? {
    looks[state]?.titleColor ?? looks[.normal]?.titleColor
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var currentTitleColor: UIColor! { titleColor(for: state) ?? tintColor }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  open func setImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].image = image
    imageView?.image = currentImage
  }

  open func image(for state: State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }

  open var currentImage: UIImage? { image(for: state) }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks[state, default: Look()].backgroundImage = image
  }

  open func backgroundImage(for state: State) -> UIImage? {
    looks[state]?.backgroundImage ?? looks[.normal]?.backgroundImage
  }

  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {}

  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }

  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
    isUpdating = false
  }

  private var isUpdating = false
}
