/// Decides which laws are checked: those whose callbacks are all in the trace.
extension LawChecker {
  /// Records which callbacks are implemented from now on.
  ///
  /// A callback that was not implemented before the first call is not checked later either, because
  /// calls of it may be missing.
  package mutating func hear(_ implements: (Callback) -> Bool) {
    let now = Callback.allCases.map(implements)
    if let before = heard, hasBegun {
      heard = zip(before, now).map { $0 && $1 }
    } else {
      heard = now
    }
    judge()
  }

  /// Returns a new checker for another trace of a version.
  ///
  /// It expects only methods that this trace contains, because other methods may not be
  /// implemented.
  package func afresh(_ version: SystemVersion, in messages: Set<Message>) -> LawChecker {
    var checker = LawChecker(
      version,
      hooks: hooks.filter { messages.contains(.controller($0)) },
      cellHooks: (cellHooks ?? Set(CellHook.allCases)).filter { messages.contains(.cell($0)) }
    )
    checker.hear { hears($0) && messages.contains(.callback($0)) }
    return checker
  }

  /// Forgets what is known so far, because lines are missing at this point.
  package mutating func skip() {
    heard = Array(repeating: false, count: Callback.allCases.count)
    judge()
  }

  /// The result: the number of laws checked, the laws that the version suspends, and the breaches.
  package var verdict: LawVerdict {
    LawVerdict(judged: judged.count, suspended: terms.suspended, breaches: breaches)
  }

  private func hears(_ callback: Callback) -> Bool { heard?[callback.rawValue] ?? false }

  private func hears(hook: Message) -> Bool {
    switch hook {
    case .controller(let hook): hooks.contains(hook)
    case .cell(let hook): cellHooks?.contains(hook) ?? true
    case .callback, .cellProvider: true
    }
  }

  mutating func judge() {
    judged = terms.laws
    if !seesTable { judged.subtract(LawBook.ofPlaces) }
    for index in LawBook.needing.indices where heard?[index] != true {
      judged.subtract(LawBook.needing[index])
    }
    for (place, hook) in LawBook.neededHooks where judged.contains(place) && !hears(hook: hook) {
      judged.remove(place)
    }
    hearsCounts = hears(.numberOfRowsInSection)
  }
}
