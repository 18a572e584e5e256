/// Where what the driver prints parts from what the simulation prints.
struct Difference: Equatable, CustomStringConvertible {
  /// The line, from 0.
  let line: Int
  /// What the driver prints there; nil where its log has ended.
  let driver: String?
  /// What the simulation prints there; nil where its trace has ended.
  let simulation: String?

  /// The first difference; nil where there is none.
  init?(_ log: [String], _ trace: [String]) {
    let common = zip(log, trace).prefix { $0 == $1 }.count
    guard common < max(log.count, trace.count) else { return nil }
    line = common
    driver = common < log.count ? log[common] : nil
    simulation = common < trace.count ? trace[common] : nil
  }

  var description: String {
    "line \(line + 1): driver \(driver ?? "nothing"), simulation \(simulation ?? "nothing")"
  }
}
