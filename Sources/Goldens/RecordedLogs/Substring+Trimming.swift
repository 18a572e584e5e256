extension Substring {
  /// Without blanks, tabs and line ends around it.
  var trimmingBlanks: Substring {
    var result = drop(while: \.isWhitespace)
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }

  /// The beginning, short enough for a message.
  var excerpt: String {
    let limit = 80
    return count > limit ? prefix(limit) + "..." : String(self)
  }
}
