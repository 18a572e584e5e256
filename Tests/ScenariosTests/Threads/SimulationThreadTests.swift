import Scenarios
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("A thread for simulations")
struct SimulationThreadTests {
  private static func isSame(_ one: pthread_t, _ other: pthread_t) -> Bool {
    pthread_equal(one, other) != 0
  }

  @Test("It is another thread than the caller's, and work inside of its work stays on it")
  func threads() {
    let caller = pthread_self()
    let (outer, inner) = SimulationThread.run {
      (pthread_self(), SimulationThread.run { pthread_self() })
    }
    #expect(!Self.isSame(outer, caller))
    #expect(Self.isSame(inner, outer))
    // The caller is no such thread because one has ended.
    #expect(!Self.isSame(SimulationThread.run { pthread_self() }, caller))
  }

  @Test("Its stack holds what the threads of systems may not")
  func stack() {
    func depth(_ rest: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 16) { bytes in
        bytes[0] = UInt8(truncatingIfNeeded: rest)
        return rest == 0 ? 0 : depth(rest - 1) + 1
      }
    }
    // Twenty megabytes and more.
    #expect(SimulationThread.run { depth(320) } == 320)
  }
}
