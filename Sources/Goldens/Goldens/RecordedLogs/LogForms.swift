/// In which ways the lines of a log are printed: bare, or behind what a console puts in front.
///
/// Of lines that are no calls, those that are printed as the calls are may be calls in words that nobody
/// knows. Other lines are of other parts of the app and of the system.
struct LogForms {
  private enum Form: Hashable {
    /// Nothing in front, as `print` does.
    case bare
    /// A time in front, as `NSLog` does.
    case stamped
    /// A time and a category, as a `Logger` does.
    case categorised(LogText)
  }

  /// The calls whose forms are looked at.
  private static let mostCalls = 100
  /// The most forms; one more is not the form of any call.
  private static let mostForms = 254
  /// The number of a form that is none of the calls'.
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

  /// Notes a line that is no call, by the number of its form.
  mutating func noteForeign(_ form: UInt8) { formsOfOthers.append(form) }

  /// Those of the lines noted as no calls that have the form of a call; all of them in their order are given.
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
