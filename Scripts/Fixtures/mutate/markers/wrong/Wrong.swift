final class Wrong {
  // mutate: Capitals-And-more
  var count = 3
  // mutate: word
  var other = 4

  // mutate: no-rule-for-a-function
  func press() -> Int {
    // mutate: only-a-binding
    guard let first = others.first else { return 0 }
    release()  // mutate: at-the-end-of-a-line
    // mutate: a-return-has-no-rule
    return first
  }

  func release() {
    // mutate: nothing-follows

    count = 1
    // mutate: some-slip-of-a-name
    count = 2
    // mutate: some-slip-of-a-nane
    count = 3
  }
}
