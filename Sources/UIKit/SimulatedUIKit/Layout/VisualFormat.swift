import Foundation

/// A visual format, read only for the order of its views.
struct VisualFormat {
  private let isVertical: Bool
  private let names: [String]

  init(_ text: String) {
    isVertical = text.hasPrefix("V:")
    var names: [String] = []
    var name = ""
    var isInside = false
    for character in text {
      switch character {
      case "[":
        (name, isInside) = ("", true)
      case "]", "(", "=", "@":
        if isInside { names.append(name) }
        isInside = false
      default:
        if isInside { name.append(character) }
      }
    }
    self.names = names
  }

  /// Creates a constraint for each view that follows another one.
  @MainActor
  func constraints(views: [String: Any]) -> [NSLayoutConstraint] {
    let shown = names.compactMap { views[$0] }
    return zip(shown, shown.dropFirst()).map { first, second in
      NSLayoutConstraint(
        item: second,
        attribute: isVertical ? .top : .leading,
        relatedBy: .equal,
        toItem: first,
        attribute: isVertical ? .bottom : .trailing,
        multiplier: 1,
        constant: 0
      )
    }
  }
}
