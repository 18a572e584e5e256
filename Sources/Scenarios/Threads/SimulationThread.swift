#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread with a stack of a stated size, on which a simulation runs wherever it is started from.
///
/// An app whose callbacks call each other nests calls in calls until ``TableTrace/TableView/callLimit``
/// ends it, which needs more stack than the threads of some systems have.
enum SimulationThread {
  /// The size of the stack, in bytes; only what is used takes memory.
  static let stackSize = 32 * 1_048_576

  /// Runs work on a thread of its own and waits for it; on the calling thread if there can be no
  /// other.
  static func run<Value>(_ work: @escaping () -> Value) -> Value {
    // What `withoutActuallyEscaping` leaves in a release depends on the length of this file's path.
    var value: Value?
    start(Work { value = work() })
    return value ?? work()
  }

  /// The work on its way to the thread, as C carries it.
  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  /// Runs the work to its end if a thread can be made.
  private static func start(_ work: Work) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return }
    defer { pthread_attr_destroy(attributes) }
    guard pthread_attr_setstacksize(attributes, stackSize) == 0 else { return }
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let argument = Unmanaged.passUnretained(work).toOpaque()
    let failure = pthread_create(
      &thread,
      attributes,
      { argument in
        SimulationThread.perform(argument)
        return nil
      },
      argument
    )
    guard failure == 0 else { return }
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      if let thread { pthread_join(thread, nil) }
    #endif
    // The thread holds no reference of its own.
    withExtendedLifetime(work) {}
  }

  private static func perform(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().body()
  }
}
