/// A fenced block of a Markdown text.
struct MarkdownBlock {
  /// What stands behind the fence, `yaml Scenarios/a.yaml`.
  var info: String
  /// The lines between the fences.
  var text: String

  /// The blocks of a text, in order.
  static func all(in text: String) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var open: MarkdownBlock?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        open = MarkdownBlock(info: String(line.dropFirst(3)), text: "")
      }
    }
    return blocks
  }
}
