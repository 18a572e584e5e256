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

  @Test("Work runs on a separate thread, and nested work runs on the same one")
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

  @Test("The stack of the thread is large enough for deep recursion")
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
