/// Lets a notification observer of the main queue run directly where the notification is posted.
///
/// On iOS, this is the same, because UIKit posts on the main thread. On Linux, Foundation would
/// wait for the main queue on the main thread and never return.
enum ObserverRewrite {
  static func rewrite(_ file: SourceFile) -> Rewrite {
    var rewrite = Rewrite()
    for token in file.tokens.indices where file.isToken(token, "addObserver") {
      guard file.isToken(token + 1, "("), file.isToken(token + 2, "forName"),
        let close = file.partner(of: token + 1)
      else { continue }
      var place = token + 2
      while place < close, !(file.isToken(place, "queue") && file.isToken(place + 1, ":")) {
        place = file.next(after: place)
      }
      let first = place + 2
      let point = file.isToken(first, "OperationQueue") ? first + 1 : first
      guard place < close, file.isToken(point, "."), file.isToken(point + 1, "main"),
        file.isToken(point + 2, ",") || point + 2 == close
      else { continue }
      let value =
        file.tokens[first].range.lowerBound..<file.tokens[point + 1].range.upperBound
      rewrite.edits.append(Edit(value, "nil"))
    }
    return rewrite
  }
}
