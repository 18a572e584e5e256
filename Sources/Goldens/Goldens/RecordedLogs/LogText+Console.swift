#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An entry of `log stream --style ndjson`.
private struct LogEvent: Decodable {
  /// The output of the app.
  let eventMessage: String
}

extension LogText {
  /// The output of the app without colors, taken out of the JSON of `log stream --style ndjson`.
  var consoleMessage: LogText { eventMessage ?? withoutEscapes }

  /// The text of a message in JSON, an object on a line or a member of one, or nil for another
  /// line.
  private var eventMessage: LogText? {
    let line = trimmingBlanks
    guard line.first == "{" || line.first == "\"", line.has("\"eventMessage\"") else { return nil }
    let member = (line.last == "," ? line.dropLast() : line).string
    let object = line.first == "{" ? member : "{\(member)}"
    let event = try? JSONDecoder().decode(LogEvent.self, from: Data(object.utf8))
    return event.map { LogText($0.eventMessage) }
  }

  /// The text without escape sequences for colors.
  private var withoutEscapes: LogText {
    guard utf8.contains(0x1B) else { return self }
    var text: [UInt8] = []
    var place = startIndex
    while place < endIndex {
      if self[place...].begins(with: "\u{1B}[") {
        place += 2
        // Numbers and semicolons are skipped, up to the final letter of the sequence.
        while place < endIndex, (0x20...0x3F).contains(byte(at: place)) { place += 1 }
        if place < endIndex, (0x40...0x7E).contains(byte(at: place)) { place += 1 }
      } else {
        text.append(byte(at: place))
        place += 1
      }
    }
    return LogText(bytes: text)
  }
}
