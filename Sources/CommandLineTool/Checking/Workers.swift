import Dispatch

/// Spreads pure work over threads; the results stand in the order of the input.
enum Workers {
  /// Maps every element; one job does it on the calling thread.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input],
    jobs: Int,
    _ work: @Sendable (Input) -> Output
  ) -> [Output] {
    guard jobs > 1, inputs.count > 1 else { return inputs.map(work) }
    let lanes = min(jobs, inputs.count)
    var results = [[Output]](repeating: [], count: lanes)
    results.withUnsafeMutableBufferPointer { buffer in
      // Each lane writes its own element and no other, and all are done before anyone reads.
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: lanes) { lane in
        slots[lane] = stride(from: lane, to: inputs.count, by: lanes).map { work(inputs[$0]) }
      }
    }
    return inputs.indices.map { results[$0 % lanes][$0 / lanes] }
  }
}
