/// What a path leads to; equal for all names and links of one file or folder.
package enum FileIdentity: Hashable, Sendable {
  /// The numbers that the system gives it.
  case numbers(device: UInt64, file: UInt64)
  /// Its path, where files have no other name.
  case path(String)
}
