/// What a view is to someone who does not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits of their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none = UIAccessibilityTraits([])
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 0x1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 0x2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 0x4)
  /// Something that is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 0x8)
  /// Something that plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 0x10)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 0x20)
  /// A text that cannot be changed.
  public static let staticText = UIAccessibilityTraits(rawValue: 0x40)
  /// What tells how things are, first of all.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 0x80)
  /// Something that cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 0x100)
  /// Something whose value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 0x200)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 0x400)
  /// Something that begins a sound or a film.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 0x800)
  /// Something with a value that can be made more or less.
  public static let adjustable = UIAccessibilityTraits(rawValue: 0x1000)
  /// Something that takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 0x2000)
  /// Something that turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 0x4000)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 0x10000)
}

/// What helps people who do not see or hear; none of it is on here.
public struct UIAccessibility: Sendable {
  /// What those who listen are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes a notification of its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen is there.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen is another way.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Another page is scrolled to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells it those who listen; nobody does.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read aloud.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether things should not move.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether things should not shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether texts should be bold.
  public static var isBoldTextEnabled: Bool { false }
}
