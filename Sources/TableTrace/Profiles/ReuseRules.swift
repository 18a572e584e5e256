/// The rules of the reuse pool.
public enum ReuseRules: Sendable {
  /// Which cell leaves the pool.
  public static let poolOrder = Rule<Bool>(
    .poolOrder,
    "Each identifier has a pool of its own; the cell returned last is handed out first.",
    Band(since: .iOS(4), true, "last in, first out", .assumed, ["upd-32"]),
    Band(since: SystemVersion(.catalyst, 26), true, "last in, first out", .observed, ["upd-05"])
  )

  /// When prepareForReuse runs.
  public static let prepareForReuse = Rule<Bool>(
    .prepareForReuse,
    "prepareForReuse runs inside the dequeue, only for a cell that comes from the pool.",
    Band(since: .iOS(4), true, "inside the dequeue", .documented),
    Band(since: .iOS(6), true, "inside the dequeue", .tested, ["tests2-31"]),
    Band(since: .iOS(12), true, "inside the dequeue", .observed, ["load2-04"])
  )

  /// The exception of a dequeue without a registration.
  public static let dequeueUnregistered = Rule<Bool>(
    .dequeueUnregistered,
    "dequeueReusableCell(withIdentifier:for:) raises when nothing is registered; the form without a path answers nil.",
    Band(since: .iOS(4), false, "the method does not exist", .documented),
    Band(
      since: .iOS(6),
      true,
      "'unable to dequeue a cell with identifier …'",
      .observed,
      ["upd-06"]
    )
  )

  /// How header and footer views are reused.
  public static let sectionViews = Rule<Bool>(
    .sectionViewPool,
    "A header or footer view that leaves goes to the pool of its identifier before the views that enter are asked for; dequeueReusableHeaderFooterView runs prepareForReuse as for a cell.",
    Band(since: .iOS(4), false, "the method does not exist", .documented),
    Band(since: .iOS(6), true, "before the views that enter", .tested, ["tests2-32", "tests2-58"]),
    Band(since: .iOS(9), true, "before the views that enter", .assumed)
  )

  /// What a memory warning does.
  public static let memoryWarning = Rule<Bool>(
    .memoryWarning,
    "A memory warning empties the reuse pool.",
    Band(since: .iOS(4), true, "the pool is emptied", .assumed),
    Band(since: SystemVersion(.catalyst, 26), true, "the pool is emptied", .measured, ["upd-06"])
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(poolOrder), RuleEntry(prepareForReuse), RuleEntry(dequeueUnregistered),
      RuleEntry(sectionViews), RuleEntry(memoryWarning),
    ]
  }
}
