import CLibrary

/// A thread with a large stack, on which every simulation runs.
///
/// Callbacks that call each other are nested until ``TableTrace/TableView/callLimit`` ends the run.
/// That needs more stack than the threads of some systems have.
///
/// Code that simulates many times uses one thread for everything, because creating a thread takes
/// as long as a small simulation.
package enum SimulationThread {
  /// The size of the stack in bytes, of which only the used part takes memory.
  static let stackSize = 32 * 1_048_576

  /// Runs work on such a thread and waits for it.
  ///
  /// If this is already such a thread, or no thread can be created, the work runs here.
  package static func run<Value>(_ work: @escaping () -> Value) -> Value {
    if isCurrent { return work() }
    // A nonescaping closure would need `withoutActuallyEscaping`. That makes a release build depend
    // on the length of this file's path.
    var value: Value?
    start(Work { value = work() })
    return value ?? work()
  }

  /// The work, in a form that can be passed through C.
  private final class Work {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }
  }

  /// The key of a value that only such threads have, or nil if the system has no free key.
  private static let mark: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Whether the calling thread has the large stack.
  private static var isCurrent: Bool {
    mark.map { pthread_getspecific($0) != nil } ?? false
  }

  /// Runs the work to its end if a thread can be created.
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
    // The thread does not keep its own reference.
    withExtendedLifetime(work) {}
  }

  private static func perform(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    if let mark { pthread_setspecific(mark, argument) }
    Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().body()
  }
}
