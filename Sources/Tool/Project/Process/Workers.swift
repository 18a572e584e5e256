import Dispatch
import Scenarios

/// Spreads pure work over threads on which scenarios can run; the results stand in the order of the input.
package enum Workers {
  /// Maps every element; one job does it on one thread.
  package static func map<Job: Sendable, Answer: Sendable>(
    _ inputs: [Job],
    jobs: Int,
    _ work: @escaping @Sendable (Job) -> Answer
  ) -> [Answer] {
    guard jobs > 1, inputs.count > 1 else {
      return SimulationThread.run { inputs.map(work) }
    }
    var results = [Answer?](repeating: nil, count: inputs.count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each place is given out once, and all of them are written before anyone reads.
      nonisolated(unsafe) let slots = buffer
      let places = Places(of: inputs.count)
      DispatchQueue.concurrentPerform(iterations: min(jobs, inputs.count)) { _ in
        SimulationThread.run {
          while let place = places.next() {
            slots[place] = work(inputs[place])
          }
        }
      }
    }
    return results.compactMap(\.self)
  }

  /// Gives places out one after the other, so that no thread is without work while another has some
  /// left: one scenario may take as long as a thousand others.
  private final class Places: Sendable {
    private let order = DispatchQueue(label: "places")
    nonisolated(unsafe) private var rest: Range<Int>

    init(of count: Int) {
      rest = 0..<count
    }

    /// The next place; nil when all are given out.
    func next() -> Int? {
      order.sync { rest.popFirst() }
    }
  }
}
