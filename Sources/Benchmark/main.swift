import TableTrace
let million = LoadWork(rows: 1_000_000, hasRowHeights: true)
let counter = CallCounter()
million.run(into: counter)
let events = counter.count(.heightForRowAt)
print("events", events)
let rounds = events / 1_000_000
let h = LoadWork.height
let r = Stopwatch.alternate(runs: 7, { million.run(into: CallCounter()) }, {
  var ends: [Double] = []
  ends.reserveCapacity(1_000_000)
  for _ in 0..<rounds {
    ends.removeAll(keepingCapacity: true)
    var sum = 0.0
    for row in 0..<1_000_000 { sum += h(row); ends.append(sum) }
  }
  if ends.last == 1 { print("x") }
})
print(r.first.best.milliseconds, r.second.best.milliseconds, r.first.best / r.second.best)
