import CLibrary

/// Identifies the build of the running tool.
package enum RunningProgram {
  /// The size and modification time of the program's file, or empty, for comparisons only.
  package static var stamp: String {
    var status = stat()
    guard let path, stat(path, &status) == 0 else { return "" }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return "\(status.st_size) bytes of \(time.tv_sec).\(time.tv_nsec)"
  }

  /// The path of the program, or nil if unknown.
  static var path: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var name = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&name, &size) == 0 else { return nil }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return "/proc/self/exe"
    #endif
  }
}
