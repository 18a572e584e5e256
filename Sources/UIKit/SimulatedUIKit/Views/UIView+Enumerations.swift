/// The words of views.
extension UIView {
  /// How content follows the size of its view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether the colour of what can be tapped is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// How an animation begins and ends.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// How a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a mask of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How an animation is done.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out with it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where the last one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes forth and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It takes a duration of its own.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Views are hidden and not removed.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// It begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// It is as fast all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A flip from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A curl upwards.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A curl downwards.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation with several parts is done.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is as fast all the time.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// It is smooth.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}

/// Which way content is read.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Which way an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}
