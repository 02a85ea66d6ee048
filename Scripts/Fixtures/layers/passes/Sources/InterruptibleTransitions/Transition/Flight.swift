public class Flight {
  class func make() -> Self { Self() }
  var momentum: Momentum<Int>?
  let sibling: Momentum<Int>.Phase? = nil
  required init() {}
}
