/// The arguments of the steps that scroll.
enum ScrollTable {
  /// The app sets the content offset.
  static let scroll = ObjectShape(
    place: "the scroll",
    fields: [
      Field("by", .number(.any), "The points to scroll by; positive goes down the content."),
      Field("to", .number(.any), "The content offset to scroll to, in points."),
    ],
    exclusive: [ExclusivePair("by", "to")],
    minimumCount: 1
  )
}
