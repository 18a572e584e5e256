/// Colour for words, or none.
struct Ink {
  var isColoured: Bool

  func red(_ text: String) -> String {
    paint(text, 31)
  }

  func green(_ text: String) -> String {
    paint(text, 32)
  }

  func bold(_ text: String) -> String {
    paint(text, 1)
  }

  private func paint(_ text: String, _ code: Int) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
