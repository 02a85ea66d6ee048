// Says: risks causing data races
import InterruptibleTransitions

nonisolated final class Counter {
  var count = 0
}

func race() {
  let counter = Counter()
  Task.detached { counter.count += 1 }
  counter.count += 1
}
