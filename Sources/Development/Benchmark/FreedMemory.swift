import CLibrary

enum FreedMemory {
  /// Restarts the program with settings that keep freed memory for reuse.
  ///
  /// Without them, a list of a million heights is mapped anew for each pair and given back
  /// afterwards. The cost depends on where the kernel finds room, so some ratios double in one run
  /// and not in the next. Child processes run without these settings.
  static func keep() {
    #if canImport(Glibc)
      // The C library reads the settings once, before the program begins.
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
