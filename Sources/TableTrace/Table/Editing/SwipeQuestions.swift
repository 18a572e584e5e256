/// Where the table is with the questions of a swipe, during which a reload drops it.
enum SwipeQuestions {
  /// No swipe is being asked about.
  case none
  /// The actions are being asked.
  case asking
  /// They are being asked, and the table was reloaded meanwhile.
  case reloaded
}
