import TableTrace

/// The format of a scalar, such as a version.
enum ScalarFormat: String, CaseIterable, Sendable {
  /// The version of the language, 1.
  case languageVersion
  /// A version, such as `iOS 9.3`.
  case systemVersion
  case device
  /// A pattern of rows, such as `0,2` or `1,*`.
  case rowPattern
  /// A row of a callback: `$row`, `$source` or `$proposed`.
  case callbackRow
  /// The rows of a callback: `$rows`.
  case callbackRows
  /// The cell of a callback: `$cell`.
  case callbackCell
  /// A call, such as `heightForRowAt` or `heightForRowAt 0,2`.
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
