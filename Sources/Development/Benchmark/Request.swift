/// What the command line asks of the benchmark.
enum Request {
  /// All figures.
  case everything
  /// All figures, and a comparison with the ratios in a file.
  case check(ratios: String)
  /// All figures, which become the ratios in a file.
  case store(ratios: String)
  /// The times of the comparisons whose name has a text in it.
  case times(String)
  /// One piece of work and nothing else, so that the parent can read the memory that it took.
  case child(ChildWork)

  /// Reads the words behind the program's name; nil for what it does not know.
  init?(_ words: [String]) {
    switch (words.first, words.count) {
    case (nil, _): self = .everything
    case ("check", 2): self = .check(ratios: words[1])
    case ("store", 2): self = .store(ratios: words[1])
    case ("times", 2): self = .times(words[1])
    case ("child", 2):
      guard let work = ChildWork(rawValue: words[1]) else { return nil }
      self = .child(work)
    default: return nil
    }
  }
}
