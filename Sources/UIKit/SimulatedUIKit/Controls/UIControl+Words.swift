/// The words of controls.
extension UIControl {
  /// Where content stands from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes down in it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down in it once more.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves in it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside of it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted in it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside of it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch is given to somebody else.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value is another one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for happens.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Its text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text is another one.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything with fingers.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything with texts.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a state of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As it is when nothing happens.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// It has focus.
    public static let focused = State(rawValue: 1 << 3)
  }
}
