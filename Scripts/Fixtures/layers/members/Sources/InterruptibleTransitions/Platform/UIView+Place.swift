extension UIView {
  var spot: Int { 1 }
}
