import CLibrary

enum FreedMemory {
  /// Restarts the program with settings that keep freed memory for reuse.
  ///
  /// Child processes run without them.
  ///
  /// A list of a million heights is otherwise mapped anew for each pair and given back after it. What
  /// that costs depends on where the kernel finds room, which doubles some ratios in one run and not in
  /// the next.
  static func keep() {
    #if canImport(Glibc)
      // The C library reads them once, before the program begins.
      let settings = [
        ("MALLOC_MMAP_THRESHOLD_", Int32.max), ("MALLOC_TRIM_THRESHOLD_", Int32.max),
        ("MALLOC_TOP_PAD_", 64 << 20),
      ]
      guard settings.contains(where: { getenv($0.0) == nil }) else {
        for (name, _) in settings { unsetenv(name) }
        return
      }
      for (name, value) in settings { setenv(name, "\(value)", 1) }
      execv(Program.benchmark, CommandLine.unsafeArgv)
      print("benchmark: it cannot be begun anew, so that some ratios may scatter")
    #endif
  }
}
