import Goldens
import TableTrace
import Testing

/// A trace in which a law holds, and a damage by which it does not.
struct DamagedTrace: Sendable, CustomTestStringConvertible {
  /// What is done to the lines, which are counted from 0.
  enum Damage: Sendable {
    case drop(Int)
    case double(Int)
    case swap(Int, Int)
    case replace(Int, String)
  }

  let law: LawID
  let version: SystemVersion
  /// The lines with the short names of callbacks, cell and controller methods.
  let lines: [String]
  let damage: Damage
  /// The line of the damaged trace that breaks the law.
  let broken: Int

  init(
    _ law: LawID,
    on version: SystemVersion = .iOS(17),
    _ lines: [String],
    _ damage: Damage,
    at broken: Int
  ) {
    self.law = law
    self.version = version
    self.lines = lines
    self.damage = damage
    self.broken = broken
  }

  var testDescription: String { law.rawValue }

  /// The laws that the lines break, in which all that they name is implemented.
  func breaches(isDamaged: Bool) -> [LawBreach] {
    let body = (isDamaged ? damaged : lines).map(Self.written)
    var checker = LawChecker(version, hooks: Set(ControllerHook.allCases))
    let named = lines + Self.always
    checker.hear { callback in named.contains { $0.contains(callback.facts.key + " ") } }
    let golden = Golden(header: GoldenHeader(scenario: "damaged", os: version), body: body)
    return golden.breaches(heardBy: checker)
  }

  /// A data source that counts rows has every table that shows any.
  private static let always = ["numberOfRowsInSection "]

  private var damaged: [String] {
    var lines = lines
    switch damage {
    case .drop(let place): lines.remove(at: place)
    case .double(let place): lines.insert(lines[place], at: place)
    case .swap(let one, let other): lines.swapAt(one, other)
    case .replace(let place, let line): lines[place] = line
    }
    return lines
  }

  /// A line as a trace has it.
  private static func written(_ line: String) -> String {
    let text = line.drop { $0 == " " }
    let key = text.prefix { $0 != " " }
    let indentation = String(line.prefix(line.count - text.count))
    let name = Message.named(String(key))?.name(.swift) ?? String(key)
    let rest = text.dropFirst(key.count)
    let written = indentation + name + rest
    return written.hasSuffix(" ") ? String(written.dropLast()) : written
  }
}

extension Golden {
  /// The laws that it breaks.
  func breaches(heardBy checker: LawChecker) -> [LawBreach] {
    TraceLaws.breaches(in: GoldenSurvey(self), body: body, heardBy: checker)
  }
}
