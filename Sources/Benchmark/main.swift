import TableTrace
#if canImport(Glibc)
import Glibc
#endif
let million = LoadWork(rows: 1_000_000, hasRowHeights: true)
func traced() {
  let fd = open("/tmp/t.trace", O_WRONLY|O_CREAT|O_TRUNC, 0o644)
  let text = TraceText { b in _ = b.withUnsafeBytes { write(fd, $0.baseAddress, $0.count) } }
  million.run(into: text); text.finish(); close(fd)
}
func copy() {
  let i = open("/tmp/t.trace", O_RDONLY), o = open("/tmp/t2.trace", O_WRONLY|O_CREAT|O_TRUNC, 0o644)
  var buf = [UInt8](repeating: 0, count: 65536)
  while true { let n = read(i, &buf, 65536); if n <= 0 {break}; _ = write(o, buf, n) }
  close(i); close(o)
}
traced()
let r = Stopwatch.alternate(runs: 5, traced, copy)
print(r.first.best.milliseconds, r.second.best.milliseconds, r.first.best / r.second.best)
let small = LoadWork(rows: 100, hasRowHeights: false)
let billion = LoadWork(rows: 1_000_000_000, hasRowHeights: false)
let b = Stopwatch.alternate(runs: 9, { for _ in 0..<100 {billion.run(into: TraceText{_ in})} }, { for _ in 0..<100 {small.run(into: TraceText{_ in})} })
print(b.first.best.milliseconds, b.second.best.milliseconds)
