/// Decides which laws are checked, by the callbacks that are heard.
extension LawChecker {
  /// Somebody implements these callbacks from now on; those that were not implemented before the
  /// first call stay unheard, because nobody knows what was missed.
  package mutating func hear(_ implements: (Callback) -> Bool) {
    let now = Callback.allCases.map(implements)
    if let before = heard, hasBegun {
      heard = zip(before, now).map { $0 && $1 }
    } else {
      heard = now
    }
    judge()
  }

  /// Returns a checker for another trace of a version.
  ///
  /// It only expects the calls that this trace has, because nobody knows whether other methods were
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

  /// Lines are missing here: what began or was asked before is no longer known.
  package mutating func skip() {
    heard = Array(repeating: false, count: Callback.allCases.count)
    judge()
  }

  /// The number of laws checked, and the rules that suspend others in the version.
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
