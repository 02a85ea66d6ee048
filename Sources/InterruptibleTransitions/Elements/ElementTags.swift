/// Hears when a view is called differently while a flight is under way: a list configures a cell
/// anew after a frame has been shown, and shows it before the next one.
///
/// Where the cell will be is not known yet. It is hidden at once, and by the next frame it is in
/// one of the screens.
final class ElementTags {
  private static var listening: [() -> ElementTags?] = []

  /// The two screens.
  private var sides: [ElementSide] = []
  /// What has been heard, in order.
  private var news: [(view: UIView, id: ElementID)] = []
  private let frames = FrameLoop()

  /// Begins to listen for two screens.
  func listen(_ from: ElementSide, _ to: ElementSide) {
    sides = [from, to]
    Self.listening.append { [weak self] in self }
  }

  /// Stops listening, and shows what has not been found.
  func stop() {
    resolve()
    frames.stop()
    Self.listening.removeAll { $0() == nil || $0() === self }
  }

  /// Tells all flights that a view is called so from now on.
  static func changed(of view: UIView, to id: ElementID?) {
    for tags in listening { tags()?.hear(of: view, as: id) }
  }

  private func hear(of view: UIView, as id: ElementID?) {
    for side in sides { side.hear(of: view, as: id) }
    if let index = news.firstIndex(where: { $0.view === view }) {
      news.remove(at: index)
      ViewVeil.show(view)
    }
    guard let id, sides.contains(where: { $0.ids.contains(id) }),
      !sides.contains(where: { $0.hides(view) })
    else { return }
    ViewVeil.hide(view)
    news.append((view, id))
    frames.wait { [weak self] in
      self?.resolve()
      return true
    }
  }

  /// Hands what has been heard of to the screen on which it is by now.
  func resolve() {
    let found = news
    news = []
    for (view, id) in found {
      _ = sides.contains { $0.take(view, as: id) }
      ViewVeil.show(view)
    }
  }
}
