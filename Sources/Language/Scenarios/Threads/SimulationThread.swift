import CLibrary

/// A thread with a stack of a stated size, on which a simulation runs wherever it is started from.
///
/// Callbacks that call each other nest their calls until ``TableTrace/TableView/callLimit`` ends
/// the run. That needs more stack than the threads of some systems have.
///
/// Work that simulates many times runs on one thread as a whole. Making a thread for each
/// simulation and waiting for it takes as long as a small simulation.
package enum SimulationThread {
  /// The size of the stack, in bytes; only what is used takes memory.
  static let stackSize = 32 * 1_048_576

  /// Runs work on a thread of its own and waits for it.
  ///
  /// Uses the calling thread if that is one of these, or if no other thread is possible.
  package static func run<Value>(_ work: @escaping () -> Value) -> Value {
    if isCurrent { return work() }
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

  /// The key of a value that only threads of this kind have, or nil if the system has no key left.
  private static let mark: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Whether the calling thread has the stack.
  private static var isCurrent: Bool {
    mark.map { pthread_getspecific($0) != nil } ?? false
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
    if let mark { pthread_setspecific(mark, argument) }
    Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().body()
  }
}
