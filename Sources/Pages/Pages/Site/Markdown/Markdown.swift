/// The subset of Markdown that the handbook uses.
enum Markdown {
  enum Span: Equatable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Span])
    case strong([Span])
    /// A symbol of the library in the notation of DocC, such as `TableView/reloadData()`.
    case symbol(String)
    /// Another page of the handbook by its file name, such as `<doc:OrderOfCalls>`.
    case page(String)
    case link([Span], address: String)
    case image(alternative: String, source: String)
  }

  enum Block: Equatable, Sendable {
    case heading(level: Int, [Span])
    case paragraph([Span])
    case list(isOrdered: Bool, items: [[Block]])
    case table(head: [[Span]], rows: [[[Span]]])
    /// Lines between fences, with the text after the first fence, such as `yaml Scenarios/a.yaml`.
    case code(info: String, text: String)
  }

  /// Content that the reader does not support and would lose.
  struct Problem: Error, Equatable {
    var line: Int
    var kind: Kind

    enum Kind: Equatable {
      /// A fence without a closing fence.
      case openFence
      /// A `*` or a backtick that is never closed.
      case open(String)
      /// A row whose number of cells differs from that of the header.
      case cells(Int, head: Int)
      /// A table whose second line is not a divider.
      case noDivider
      case unknown(Construct)
    }

    /// Markdown constructs that the handbook does not use.
    enum Construct: String, Equatable {
      case tag = "a tag of HTML"
      case escape = "a backslash"
      case entity = "an entity"
      case underscores = "emphasis with underscores"
      case indentation = "an indented line"
      case quote = "a quotation"
      case directive = "a directive"
      case rule = "a ruled line"
      case deepHeading = "a heading of a level below 4"
      case definition = "the address of a link on a line of its own"
    }

    var text: String {
      switch kind {
      case .openFence: "line \(line): no line of ``` closes the block"
      case .open(let mark): "line \(line): '\(mark)' is opened and not closed"
      case .cells(let count, let head):
        "line \(line): cells in this row: \(count), in the head of the table: \(head)"
      case .noDivider: "line \(line): no line of |---| follows the head of the table"
      case .unknown(let construct):
        "line \(line): the handbook has no \(construct.words). Write it in another way"
      }
    }
  }
}

extension Markdown.Problem.Construct {
  /// The construct without its article, for a message.
  fileprivate var words: String {
    let words = rawValue.split(separator: " ", maxSplits: 1).map(String.init)
    return ["a", "an", "the"].contains(words.first) ? words.dropFirst().joined() : rawValue
  }
}
