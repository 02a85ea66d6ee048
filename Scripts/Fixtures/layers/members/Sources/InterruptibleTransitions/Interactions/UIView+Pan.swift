extension UIView {
  func pan() {}
}
