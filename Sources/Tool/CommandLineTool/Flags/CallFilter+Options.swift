import Project
import TableTrace

extension CallFilter {
  init(_ line: TypedLine) throws(UsageProblem) {
    self.init()
    let included = try messages(line.values(.only), of: .only)
    only = line.has(.only) ? included : nil
    except = try messages(line.values(.except), of: .except)
  }

  private mutating func messages(
    _ values: [String],
    of flag: Flag
  ) throws(UsageProblem) -> Set<Message> {
    var messages: Set<Message> = []
    for value in values {
      for word in value.split(separator: ",", omittingEmptySubsequences: false) {
        messages.insert(try message(String(word.drop { $0 == " " }), of: flag))
      }
    }
    return messages
  }

  private mutating func message(_ name: String, of flag: Flag) throws(UsageProblem) -> Message {
    switch NameReader.message(name) {
    case .exact(let message): return message
    case .near(let message, let key):
      taken.append(TakenName(word: name, name: key))
      return message
    case .unknown(let near):
      throw .badValue(
        name,
        of: flag.spelling,
        expected: "a callback such as heightForRowAt",
        near: near
      )
    }
  }
}
