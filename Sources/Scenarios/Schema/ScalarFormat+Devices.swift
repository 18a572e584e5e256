import TableTrace

extension ScalarFormat {
  /// The names of all devices.
  static let devices = Device.all.flatMap { [$0.name] + $0.aliases }
}
