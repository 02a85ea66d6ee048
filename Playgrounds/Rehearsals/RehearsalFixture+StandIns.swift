import HeadlessDevice
import InterruptibleTransitions

extension RehearsalFixture {
  /// Returns the stand-ins of an element that are shown now.
  ///
  /// - Parameter id: The description of the element's identifier. Without an identifier, this is
  ///   the class of the view, as in "a UILabel".
  /// - Returns: The stand-ins.
  func standIns(of id: String) -> [UIView] {
    func search(_ view: UIView) -> [UIView] {
      (view.layer.name == id ? [view] : []) + view.subviews.flatMap(search)
    }
    return search(device.window)
  }

  /// Returns a watch of the vertical position of an element's stand-in; nil if there is not exactly
  /// one stand-in.
  ///
  /// - Parameter id: The description of the element's identifier.
  /// - Returns: The watch.
  func watchStandIn(of id: String) -> Watch? {
    let found = standIns(of: id)
    expect(found.count == 1, "\(id) has \(found.count) stand-ins")
    guard let standIn = found.first, found.count == 1 else { return nil }
    return Watch(self, id) { [weak standIn] in standIn?.shownFrame.midY ?? .nan }
  }
}
