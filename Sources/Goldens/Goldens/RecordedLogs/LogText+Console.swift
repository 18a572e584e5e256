#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An entry as `log stream --style ndjson` prints it.
private struct LogEvent: Decodable {
  /// What the app has printed.
  let eventMessage: String
}

extension LogText {
  /// What the app has printed of a line that a console or a tool has dressed up: without colours, and
  /// out of the JSON of `log stream --style ndjson`.
  var consoleMessage: LogText { eventMessage ?? withoutEscapes }

  /// The text of a message in JSON, an object on a line or a member of one; nil where the line is none.
  private var eventMessage: LogText? {
    let line = trimmingBlanks
    guard line.first == "{" || line.first == "\"", line.has("\"eventMessage\"") else { return nil }
    let member = (line.last == "," ? line.dropLast() : line).string
    let object = line.first == "{" ? member : "{\(member)}"
    let event = try? JSONDecoder().decode(LogEvent.self, from: Data(object.utf8))
    return event.map { LogText($0.eventMessage) }
  }

  /// Without the escape sequences that colour a line.
  private var withoutEscapes: LogText {
    guard utf8.contains(0x1B) else { return self }
    var text: [UInt8] = []
    var place = startIndex
    while place < endIndex {
      if self[place...].begins(with: "\u{1B}[") {
        place += 2
        // Numbers and semicolons, up to the letter that says what they do.
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
