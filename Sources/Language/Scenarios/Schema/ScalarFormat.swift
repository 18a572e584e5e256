import TableTrace

/// A scalar with an inner form.
enum ScalarFormat: String, CaseIterable, Sendable {
  /// The version of the language, 1.
  case languageVersion
  /// `iOS 9.3`.
  case systemVersion
  case device
  /// `0,2`, `1,*`.
  case rowPattern
  /// `$row`, `$source`, `$proposed`.
  case callbackRow
  /// `$rows`.
  case callbackRows
  /// `$cell`.
  case callbackCell
  /// `heightForRowAt` or `heightForRowAt 0,2`.
  case call

  var phrase: String {
    switch self {
    case .languageVersion: "the version 1"
    case .systemVersion: "a version such as 'iOS 17'"
    case .device: "a device such as 'iPhone 8'"
    case .rowPattern: "rows such as \"0,1\" or \"1,*\""
    case .callbackRow: "'$row', '$source' or '$proposed'"
    case .callbackRows: "'\(IndexPathExpression.rowsWord)'"
    case .callbackCell: "'\(CallWord.cellWord)'"
    case .call: "a callback such as 'heightForRowAt 0,2'"
    }
  }
}

extension ScalarFormat {
  static let devices = Device.all.flatMap { [$0.name] + $0.aliases }
}
