/// The rules of fingers and animations that scroll.
public enum GestureRules: Sendable {
  /// What a drag sends.
  public static let drag = Rule<Bool>(
    .drag,
    "A drag sends scrollViewWillBeginDragging, scrollViewDidScroll for each frame, scrollViewWillEndDragging with the velocity and the offset where the content will rest, then scrollViewDidEndDragging.",
    Band(since: .iOS(4), true, "in this order", .documented),
    Band(since: .iOS(9), true, "in this order", .measured, ["upd-27", "upd-29"]),
    Band(since: .iOS(12), true, "in this order", .measured, ["upd-30"])
  )

  /// What happens after the finger is lifted.
  public static let deceleration = Rule<Bool>(
    .deceleration,
    "Content that still moves, or lies beyond its ends, sends scrollViewWillBeginDecelerating right after scrollViewDidEndDragging, scrollViewDidScroll for each frame, then scrollViewDidEndDecelerating.",
    Band(since: .iOS(4), true, "in this order", .documented),
    Band(since: .iOS(9), true, "in this order", .measured, ["upd-27"]),
    Band(since: .iOS(12), true, "in this order", .measured, ["upd-30"]),
    conflicts: ["upd-28 puts a scrollViewDidScroll before scrollViewWillBeginDecelerating"]
  )

  /// How long a drag counts.
  public static let isDragging = Rule<Bool>(
    .isDragging,
    "isDragging stays true until the content rests, deceleration included.",
    Band(since: .iOS(4), true, "until the content rests", .assumed),
    Band(since: .iOS(9), true, "until the content rests", .measured, ["upd-27"]),
    Band(since: .iOS(12), true, "until the content rests", .assumed)
  )

  /// How far a frame moves the content.
  public static let frames = Rule<Bool>(
    .scrollFrames,
    "Frames come sixty to the second: a finger moves 20 points in one, an animation takes 18, and deceleration loses a share of its velocity every millisecond, 0.998 or 0.99 of it remaining.",
    Band(since: .iOS(4), true, "a model, so that runs repeat", .assumed)
  )

  /// What lies beyond the ends.
  public static let rubberBand = Rule<Bool>(
    .rubberBand,
    "Beyond the ends the content follows the finger less and less, and springs back when it is let go.",
    Band(since: .iOS(4), true, "a model, so that runs repeat", .assumed)
  )

  /// What an animated scroll sends.
  public static let animation = Rule<Bool>(
    .scrollAnimation,
    "An animated change of the offset by code sends scrollViewDidScroll for each frame, then scrollViewDidEndScrollingAnimation; without an animation, or without a change, the latter is not sent.",
    Band(since: .iOS(4), true, "at the end of the animation", .documented, ["upd-29"]),
    Band(since: .iOS(9), true, "at the end of the animation", .measured, ["upd-27"]),
    Band(since: .iOS(12), true, "at the end of the animation", .measured, ["upd-30"]),
    conflicts: ["tests2-61 sees the end callback without an animation; it is weak"]
  )

  /// What a tap on the status bar sends.
  public static let statusBar = Rule<Bool>(
    .statusBar,
    "A tap on the status bar asks scrollViewShouldScrollToTop, sends scrollViewDidScroll for each frame and scrollViewDidScrollToTop at the end, at once if the table is at its top.",
    Band(since: .iOS(4), true, "no scrollViewDidEndScrollingAnimation", .documented, ["upd-29"]),
    Band(since: .iOS(12), true, "no scrollViewDidEndScrollingAnimation", .measured, ["upd-30"])
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(drag), RuleEntry(deceleration), RuleEntry(isDragging), RuleEntry(frames),
      RuleEntry(rubberBand), RuleEntry(animation), RuleEntry(statusBar),
    ]
  }
}
