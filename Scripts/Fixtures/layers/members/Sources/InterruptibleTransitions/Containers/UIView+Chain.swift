extension UIView {
  var topmost: UIView { self }
  static func makeChain(of count: Int) -> UIView { UIView() }
  // Each of these names may be something else.
  var frames: Int { 2 }
  var spot: Int { 3 }
  var phase: Int { 4 }
  var width: Int { 5 }
  private var hidden: Int { 6 }
}
