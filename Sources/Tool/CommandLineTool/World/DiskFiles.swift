import CLibrary
package import Project

/// The only type that reads or writes the files on disk.
package struct DiskFiles: Files, ReadableFiles {
  package init() {}

  package var readable: any ReadableFiles { self }

  package func kind(of path: String) -> FileKind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  package var currentFolder: String {
    guard let folder = getcwd(nil, 0) else { return "" }
    defer { free(folder) }
    return String(cString: folder)
  }

  package func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  package func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { return nil }
    return FileIdentity(status)
  }

  package func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    return Int(status.st_size)
  }

  package func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  package func ignoresCase(in folder: String) -> Bool {
    #if canImport(Darwin)
      pathconf(folder, _PC_CASE_SENSITIVE) == 0
    #else
      false
    #endif
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = try descriptor(of: path)
    defer { close(descriptor) }
    return try SystemCalls.readAll(from: descriptor, path: path, limit: FileLimits.mostBytes)
  }

  package func open(_ path: String) throws(FileError) -> any FileReader {
    DiskReader(descriptor: try descriptor(of: path), path: path)
  }

  /// Opens a file for reading, which the caller closes.
  private func descriptor(of path: String) throws(FileError) -> Int32 {
    if isForeignPipe(path) { throw .pipe(path: path) }
    let descriptor = SystemCalls.openToRead(path)
    guard descriptor >= 0 else {
      if errno == ENOENT { throw nothing(at: path) }
      throw .unreadable(path: path, reason: SystemCalls.lastError)
    }
    return descriptor
  }

  /// Whether opening the file may block forever, because it is a named pipe or a socket.
  ///
  /// Pipes of `/dev/fd`, which shells create for `<(command)`, already have a writer.
  private func isForeignPipe(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, !path.hasPrefix("/dev/") else { return false }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFIFO || kind == S_IFSOCK
  }

  package func readStandardInput() throws(FileError) -> [UInt8] {
    try SystemCalls.readAll(from: STDIN_FILENO, path: "standard input", limit: FileLimits.mostBytes)
  }

  package func names(in folder: String, atMost count: Int) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else {
      if errno == ENOENT { throw nothing(at: folder) }
      if errno == ENOTDIR { throw .notFolder(path: folder) }
      throw .unreadable(path: folder, reason: SystemCalls.lastError)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count <= count, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Returns why a file is missing: nothing exists there, or a link in the path is broken.
  private func nothing(at path: String) -> FileError {
    var place = path
    while !isLink(place) {
      let folder = FilePath.folder(of: place)
      if folder == place { return .missing(path: path) }
      place = folder
    }
    return kind(of: place) == nil ? .brokenLink(path: place) : .missing(path: path)
  }

  package func makeFolder(_ path: String) throws(FileError) {
    switch kind(of: path) {
    case .folder: return
    case .file: throw .notFolder(path: path)
    case nil: break
    }
    let parent = FilePath.folder(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .unwritable(path: path, reason: SystemCalls.lastError)
    }
  }

  package func draft(
    _ path: String,
    _ durability: Durability
  ) throws(FileError) -> any FileDraft {
    try DiskDraft(path, durability)
  }

  package func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else {
      throw .unwritable(path: path, reason: SystemCalls.lastError)
    }
  }
}

extension FileIdentity {
  /// Creates the identity from the numbers of the file system.
  fileprivate init(_ status: stat) {
    self = .numbers(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      file: UInt64(truncatingIfNeeded: status.st_ino)
    )
  }
}
