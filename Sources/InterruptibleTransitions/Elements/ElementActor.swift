/// A stand-in with its way.
final class ElementActor {
  /// Lets through what the views around the element let through.
  let clip = UIView()
  /// What is seen.
  let standIn: StandIn
  private let isSame: Bool
  private var path: ElementPath?
  private var order = ElementPlan.Order()
  private var isNested = false

  /// Makes the stand-in of an element.
  ///
  /// - Parameters:
  ///   - item: What the element does.
  ///   - from: Its view on the screen that goes.
  ///   - to: Its view on the screen that comes.
  ///   - camera: Takes the pictures.
  init(_ item: ElementPlan.Item, from: UIView, to: UIView, _ camera: ElementCamera) {
    isSame = from.showsSameImage(as: to)
    let new = camera.picture(of: to, item.to.contents, isOnScreen: false)
    let old = isSame ? nil : camera.picture(of: from, item.from.contents, isOnScreen: true)
    let (first, last) = (item.from, item.to)
    standIn = StandIn(
      old: old, new: new, windows: ElementPath.windows(from: first.place, to: last.place),
      clips: (first.place.clips, last.place.clips),
      isOpaque: first.contents.isOpaque && last.contents.isOpaque)
    standIn.addBorder(of: from, isOld: true)
    standIn.addBorder(of: to, isOld: false)
    // For whoever looks at the layers, in Xcode or in a recording.
    standIn.carrier.layer.name = item.id.description
    clip.isUserInteractionEnabled = false
    clip.addSubview(standIn.carrier)
  }

  /// Sets the way.
  ///
  /// - Parameters:
  ///   - item: What the element does.
  ///   - parent: What the element does that it is in.
  ///   - container: The bounds of the container.
  func setPath(_ item: ElementPlan.Item, in parent: ElementPlan.Item?, of container: CGRect) {
    (order, isNested) = (item.order, parent != nil)
    func end(_ element: Element, _ around: Element?) -> ElementPath.End {
      var place = around.map { element.place.relative(to: $0.place) } ?? element.place
      if let around { place.opacity /= max(around.place.opacity, 0.01) }
      return ElementPath.End(place: place, contents: element.contents)
    }
    path = ElementPath(
      from: end(item.from, parent?.from), to: end(item.to, parent?.to), in: container,
      isSame: isSame)
  }

  /// Shows a progress, 0…1.
  func show(_ progress: Double) {
    guard let state = path?.state(at: progress) else { return }
    standIn.showForms(state)
    standIn.showShadowPath(state)
    standIn.showOpacities(state)
    // Until the middle the order is that of the screen that goes.
    let order = CGFloat(progress < 0.5 ? order.from : order.to)
    guard !isNested else {
      standIn.carrier.layer.zPosition = order
      return
    }
    clip.layer.zPosition = order
    clip.show(state.clip)
  }
}

extension ElementActor {
  /// Shows a progress, except what the pictures let through.
  func showForms(_ progress: Double) {
    guard let state = path?.state(at: progress) else { return }
    standIn.showForms(state)
  }

  /// Shows what the pictures let through at a progress.
  func showOpacities(_ progress: Double) {
    guard let state = path?.state(at: progress) else { return }
    standIn.showOpacities(state)
  }
}

extension UIView {
  /// Whether both views show one image, so that one picture is enough.
  fileprivate func showsSameImage(as other: UIView) -> Bool {
    guard let image = (self as? UIImageView)?.image, let other = other as? UIImageView else {
      return false
    }
    return image === other.image && subviews.isEmpty && other.subviews.isEmpty
      && backgroundColor == nil && other.backgroundColor == nil
  }
}
