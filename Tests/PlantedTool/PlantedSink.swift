import TableTrace

/// A sink with a defect.
///
/// A class, as every sink is.
final class PlantedSink: ListeningSink {
  private let plant: Plant
  private var openCalls = 0
  private var work: [Int] = []
  /// What three places are named; a fourth is asked for only by calls inside calls inside calls.
  private var names = ["call", "call in a call"]
  private(set) var sum = 0

  init(_ plant: Plant) {
    self.plant = plant
  }

  func step(_ number: Int, _ text: String) { happened() }
  func phase(_ phase: Phase, rule: RuleID) { happened() }
  func queried(_ query: Query) { happened() }
  func warned(_ text: String, rule: RuleID) { happened() }
  func noted(_ text: String) { happened() }
  func showed(_ content: CellContent, in cell: Cell) { happened() }
  func raised(_ exception: UIKitException) { happened() }

  func called(_ call: Call) {
    happened()
    if plant == .trap { names[openCalls] += "." }
    if plant == .endless, openCalls > 0, case .callback(.numberOfSections) = call.message {
      feedItself()
    }
    openCalls += 1
  }

  func returned(_ answer: Answer) {
    openCalls = max(0, openCalls - 1)
  }

  private func feedItself() {
    work = [0]
    while let next = work.popLast() {
      work.append(next &+ 1)
    }
  }

  private func happened() {
    guard plant == .quadratic else { return }
    work.append(work.count)
    for entry in work { sum &+= entry }
  }
}
