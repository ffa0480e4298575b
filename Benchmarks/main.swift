let s = ReuseSuite.make()
import Foundation
for _ in 0..<5 { for w in s.workloads where CommandLine.arguments.count < 2 || CommandLine.arguments[1] == w.name {
  let n = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2])! : 2_000_000
  let t = ContinuousClock.now
  let x = w.run(n)
  let d = ContinuousClock.now - t
  print(w.name, x, Double(d.components.attoseconds) / 1e9 / Double(n)) 
}}
