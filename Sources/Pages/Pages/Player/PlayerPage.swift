import Reports
import Scenarios
import ShippedLibrary
package import Teaching

/// A page that plays traces, in one file that needs no network.
package struct PlayerPage {
  /// The first lines of every page, which identify the file.
  package static let mark = "<!doctype html>\n<!-- a player of tabletrace -->\n"
  /// The folder of the page's code in the repository.
  private static let folder = "Sources/Pages/Player"
  private static let styles =
    ["colours", "layout", "picture", "caption", "calls", "panels", "outcome", "paper"]
  /// The scripts in their order, in which each uses the previous ones.
  private static let scripts = [
    "elements", "records", "words", "captions", "steps", "caption", "rows", "titles", "cells",
    "picture", "motion", "calls", "reasons", "whynot", "table", "quiz", "transport", "keys",
    "places", "player",
  ]

  enum Place: String {
    /// A complete page with keyboard control.
    case alone
    case inside
    /// A part of another page, which plays automatically and shows no reasons.
    case film
  }

  var document: PlayerDocument
  /// The lesson whose idea and takeaway surround the player, or nil for a scenario.
  var lesson: ShownLesson?

  package init(
    document: PlayerDocument,
    lesson: ShownLesson? = nil
  ) {
    self.document = document
    self.lesson = lesson
  }

  package var text: String {
    """
    \(Self.mark)<html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="color-scheme" content="light dark">
    <title>\(XMLText.content(lesson?.lesson.title ?? document.title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(Self.style)</style>
    </head>
    <body>
    <main>
    \(content)
    </main>
    <script>
    \(Self.script)</script>
    </body>
    </html>

    """
  }

  /// The player, which a lesson shows between its idea and its takeaway.
  private var content: String {
    guard let lesson else {
      return Self.section(document, id: "player", level: 1, place: .alone)
    }
    return """
      <div class="around">
      <h1>\(XMLText.content(lesson.lesson.title))</h1>
      </div>
      <div class="around idea">
      \(LessonHTML.paragraphs(lesson.lesson.idea))
      </div>
      \(Self.section(document, id: "player", level: 2, place: .alone))
      <div class="around outcome">
      \(LessonHTML.outcome(of: lesson))
      \(LessonHTML.takeaway(of: lesson.lesson))
      </div>
      """
  }

  /// Returns the player without a page around it.
  ///
  /// The page must include ``style`` and ``script`` once. The headings of the player are below the
  /// heading of the section.
  static func section(
    _ document: PlayerDocument,
    id: String,
    level: Int,
    place: Place
  ) -> String {
    let title = XMLText.content(document.title)
    return """
      <section class="player" id="\(id)" data-player="\(place.rawValue)" aria-labelledby="\(id)-title">
      <h\(level) class="title" id="\(id)-title">\(title)</h\(level)>
      <noscript><p>The player needs JavaScript, which is switched off here.</p></noscript>
      <script type="application/json">\(data(of: document))</script>
      </section>
      """
  }

  static var style: String { joined(styles, "css") }

  static var script: String { "\"use strict\";\n{\n\(joined(scripts, "js"))}\n" }

  /// The content security policy: no network, no frames, only the file itself.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  /// Returns the files of the page's code as one text, without indentation and comments.
  private static func joined(_ names: [String], _ ending: String) -> String {
    names.map { name in
      let file = ShippedFile.at("\(folder)/\(name).\(ending)")
      let lines = (file?.text ?? "").split(separator: "\n").map { $0.drop { $0 == " " } }
      return lines.filter { !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
        .map { "\($0)\n" }.joined()
    }.joined()
  }

  /// Returns the document as JSON that is safe inside a script element.
  private static func data(of document: PlayerDocument) -> String {
    scriptData(JSONText.of(PackedJSON(document.value)) ?? "null")
  }

  /// Returns JSON with the characters escaped that could end a script element.
  private static func scriptData(_ json: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
      "<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u{2028}": "\\u2028",
      "\u{2029}": "\\u2029",
    ]
    return json.unicodeScalars.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
