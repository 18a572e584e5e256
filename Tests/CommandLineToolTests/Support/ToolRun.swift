import CommandLineTool
import Project

/// One run of the tool over files in memory, with all that it wrote.
struct ToolRun {
  var code: ExitCode
  var output: String
  var errors: String

  init(
    _ arguments: [String],
    files: any Files = MemoryFiles(),
    environment: [String: String] = [:],
    isTerminal: Bool = false,
    hasLibrary: Bool = false,
    program: String = "",
    typing lines: [String] = [],
    anotherRun: AnotherRun.Start? = nil
  ) {
    let streams = (ByteList(), ByteList())
    code = Tool.run(
      arguments: arguments,
      environment: Environment { environment[$0] },
      files: files,
      hasLibrary: hasLibrary,
      output: Output(
        standardOutput: streams.0,
        standardError: streams.1,
        isTerminal: isTerminal,
        isErrorTerminal: isTerminal
      ),
      input: Input(lines: GivenLines(lines), isTerminal: isTerminal),
      program: program,
      anotherRun: anotherRun
    )
    output = streams.0.text
    errors = streams.1.text
  }

  /// Splits a command line at its blanks, outside of quotes.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else if quote == nil, character == " " {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

/// A stream that keeps its bytes.
///
/// A class, as every stream is.
final class ByteList: ByteStream {
  private(set) var bytes: [UInt8] = []
  /// What writing throws, for streams that fail.
  var problem: FileError?

  var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  func write(_ more: ArraySlice<UInt8>) throws(FileError) {
    if let problem { throw problem }
    bytes += more
  }

  func flush() throws(FileError) {}
}
