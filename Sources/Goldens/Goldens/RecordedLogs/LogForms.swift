/// Recognizes how the lines of a log are printed: without a prefix, or with the prefix of a
/// console.
///
/// A line that is printed like the calls may be a call in unknown words. Other lines come from
/// other parts of the app and from the system.
struct LogForms {
  private enum Form: Hashable {
    /// No prefix, as with `print`.
    case bare
    /// A time as prefix, as with `NSLog`.
    case stamped
    /// A time and a category as prefix, as with a `Logger`.
    case categorised(LogText)
  }

  /// The number of calls whose forms are examined.
  private static let mostCalls = 100
  /// The most forms that calls can have.
  private static let mostForms = 254
  /// The number for a form that no call has.
  static let unknown = UInt8.max

  private var forms: [Form: UInt8] = [:]
  private var formsOfCalls: Set<UInt8> = []
  private var callCount = 0
  /// The form of each line that is no call.
  private var formsOfOthers: [UInt8] = []

  mutating func noteCall(_ raw: LogText) {
    guard callCount < Self.mostCalls else { return }
    callCount += 1
    formsOfCalls.insert(number(of: raw))
  }

  /// Records the form of a line that is no call.
  mutating func noteForeign(_ form: UInt8) { formsOfOthers.append(form) }

  /// Returns those lines without calls that have the form of a call.
  func linesLikeCalls(_ lines: [Int]) -> [Int] {
    zip(lines, formsOfOthers).filter { formsOfCalls.contains($0.1) }.map(\.0)
  }

  mutating func number(of raw: LogText) -> UInt8 {
    let form = Self.form(of: raw)
    if let number = forms[form] { return number }
    guard forms.count < Self.mostForms else { return Self.unknown }
    let number = UInt8(forms.count)
    forms[form] = number
    return number
  }

  private static func form(of raw: LogText) -> Form {
    var rest = raw.droppingBlanks
    guard rest.word.isTimestamp || rest.firstIndex(of: "\t") != nil else { return .bare }
    while !rest.isEmpty {
      let word = rest.word
      if word.isCategory { return .categorised(word) }
      guard let next = rest.droppingPrefix else { return .stamped }
      rest = next
    }
    return .stamped
  }
}
