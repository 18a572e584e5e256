#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The memory that a program holds for its data.
///
/// The pages of the program itself are not in it: the system takes them from the program's file, sixteen
/// around each one that is touched, and several processes share them.
enum OwnMemory {
  /// The most that this process has held so far, in bytes; nil where the system does not tell.
  ///
  /// Linux tells the most of all pages, and those of files as they are now: none of them goes again. Both
  /// are of one moment, because to read them takes pages too.
  static var peak: Int? {
    let status = status
    guard let most = kilobytes("VmHWM:", of: status), let pages = kilobytes("RssFile:", of: status)
    else { return nil }
    return (most - pages) * 1024
  }

  /// What Linux says of this process; empty elsewhere.
  private static var status: String {
    let file = open("/proc/self/status", O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 8192)
    let count = read(file, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  private static func kilobytes(_ name: String, of status: String) -> Int? {
    let words = status.split(separator: "\n").first { $0.hasPrefix(name) }?
      .split { $0 == " " || $0 == "\t" }
    return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }
  }
}
