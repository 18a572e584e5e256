/// What a closed group leaves for the time when its animation is over.
struct UpdateAnimation {
  /// The row animations that its operations name.
  var phases: [Phase]
  /// The handlers to call.
  var completions: [TableView.Completion]
  /// The rows that disappear, by their old places.
  var rows: [DisplayedRow]
  /// The headers and footers that disappear, by their old places.
  var views: [DisplayedView]
}
