import TableTrace
import Testing

@testable import Goldens

/// A golden that comes in pieces is read as one that is there as a whole.
struct GoldenLinesTests {
  private static let head = "tabletrace trace 1\nscenario: a/b\nos: iOS 9\n\n"

  private static func lines(of text: String, piece: Int) -> GoldenLines {
    var rest = Array(text.utf8)[...]
    return GoldenLines { count in
      let next = rest.prefix(min(count, piece))
      rest = rest.dropFirst(next.count)
      return Array(next)
    }
  }

  @Test(
    arguments: ["", "a", "a\n", "\n", "\n\na", "- load\n> layout\nä\n", "a\r\nb \n"],
    [1, 2, 3, 100]
  )
  func linesAreThoseOfTheText(text: String, piece: Int) {
    var lines = Self.lines(of: text, piece: piece)
    var found: [[UInt8]] = []
    while let line = lines.nextBytes() { found.append(Array(line)) }
    var wanted = text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    if wanted.last?.isEmpty == true { wanted.removeLast() }
    #expect(found == wanted)
    #expect(lines.endsLine == (text.isEmpty || text.utf8.last == 10))
  }

  @Test(
    arguments: [
      "", "- load\n", "- load\ntableView(_:heightForRowAt:) [0, 0] -> 44\n", "- load", "- load \n",
      "<<<<<<< a\n=======\n>>>>>>> b\n", "a\u{1}\n", "a\r\n",
    ],
    [1, 7, 100]
  )
  func aSurveyFindsWhatTheWholeHas(body: String, piece: Int) {
    let text = Self.head + body
    let whole = Result { () throws(UnreadableGolden) in try GoldenReader.read(Array(text.utf8)) }
    for most in [0, 100] {
      let survey = Result { () throws(UnreadableGolden) in
        try GoldenSurvey(Self.lines(of: text, piece: piece), keepingAtMost: most)
      }
      switch (whole, survey) {
      case (.success(let golden), .success(let survey)):
        #expect(survey.header == golden.header)
        #expect(survey.lineCount == golden.body.count)
        #expect(survey.golden == (golden.body.count > most ? nil : golden))
        #expect(survey.lines(of: .heightForRowAt) == max(0, golden.body.count - 1))
        #expect(Array(Self.lines(of: text, piece: piece).body) == golden.body)
      case (.failure(let wanted), .failure(let found)): #expect(found == wanted)
      case (.success, .failure), (.failure, .success): Issue.record("only one can be read")
      }
    }
  }
}
