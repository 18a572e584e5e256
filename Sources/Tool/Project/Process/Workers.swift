import Dispatch
import Scenarios

/// Distributes independent work to threads, with results in the order of the input.
package enum Workers {
  /// Transforms every element, a single one on the current thread.
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
      // Each element is written by one thread, and all are written before they are read.
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

  /// Assigns indices one by one, because one scenario may take as long as a thousand others.
  private final class Places: Sendable {
    private let order = DispatchQueue(label: "places")
    nonisolated(unsafe) private var rest: Range<Int>

    init(of count: Int) {
      rest = 0..<count
    }

    /// Returns the next index, or nil at the end.
    func next() -> Int? {
      order.sync { rest.popFirst() }
    }
  }
}
