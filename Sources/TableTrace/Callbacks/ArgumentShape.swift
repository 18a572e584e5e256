/// The arguments of a callback, without the table or scroll view itself.
///
/// The raw values are the parameter names of the headers, with `?` for a parameter that may be nil.
package enum ArgumentShape: String, CaseIterable, Sendable {
  case none = "-"
  case section = "section"
  case row = "indexPath"
  case optionalRow = "indexPath?"
  case rows = "indexPaths"
  /// The source index path of a row, and its target or proposed target.
  case move = "fromIndexPath,toIndexPath"
  case cell = "cell,indexPath"
  /// A header or footer view and its section.
  case view = "view,section"
  /// A title of the section index, and its position in the index.
  case indexTitle = "title,index"
  case commit = "editingStyle,indexPath"
  /// An action of the edit menu, its row and its sender.
  case menuAction = "action,indexPath,sender"
  case focusContext = "context"
  case focusUpdate = "context,coordinator"
  /// A row and the spring-loading interaction over it.
  case springLoading = "indexPath,context"
  /// A row and the location of the touch.
  case rowAndPoint = "indexPath,point"
  case menuConfiguration = "configuration"
  /// The configuration of a context menu and the animator of its preview.
  case menuCommit = "configuration,animator"
  /// The configuration of a context menu, and an animator that may be nil.
  case menuTransition = "configuration,animator?"
  /// A drag or drop session.
  case session = "session"
  case sessionAndRow = "session,indexPath"
  /// A drag session, a row and the location of the touch.
  case sessionRowAndPoint = "session,indexPath,point"
  /// A drop session, and a row that may be nil.
  case sessionAndOptionalRow = "session,indexPath?"
  case dropCoordinator = "coordinator"
  /// The velocity of a drag and the offset at which scrolling will end.
  case targetOffset = "velocity,targetContentOffset"
  /// Whether scrolling continues after the touch ends.
  case deceleration = "decelerate"
  case optionalView = "view?"
  case zoomScale = "view?,scale"
}
