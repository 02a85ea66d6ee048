/// A stand-in with its way.
final class ElementActor {
  /// Lets through what the views around the element let through.
  let clip = UIView()
  /// What is seen.
  let standIn: StandIn
  private let isSame: Bool
  /// Whether the pictures are views of the app's own.
  private let isLive: (old: Bool, new: Bool)
  private var way: ElementWay?
  /// Where the element is at both ends, as the way goes.
  private var ends: (from: ElementPath.End?, to: ElementPath.End?)
  private var order = ElementPlan.Order()
  private var isNested = false

  /// Makes the stand-in of an element.
  ///
  /// - Parameters:
  ///   - item: What the element does.
  ///   - from: Its view on the screen that goes; nil if it only comes.
  ///   - to: Its view on the screen that comes; nil if it only goes.
  ///   - camera: Takes the pictures.
  init?(_ item: ElementPlan.Item, from: UIView?, to: UIView?, _ camera: ElementCamera) {
    guard let last = item.to ?? item.from, let view = to ?? from else { return nil }
    let first = item.from ?? last
    let hasBoth = from != nil && to != nil
    let new: UIView
    var old: UIView?
    if let effects = camera.effects(from, to) {
      (new, isSame) = (effects, true)
    } else {
      isSame = !hasBoth || from?.showsSameImage(as: to) == true
      new = camera.picture(of: view, last.contents, isOnScreen: to == nil)
      if !isSame, let from { old = camera.picture(of: from, first.contents, isOnScreen: true) }
    }
    isLive = (old is LiveStandIn || isSame && new is LiveStandIn, new is LiveStandIn)
    standIn = StandIn(
      old: old, new: new, windows: ElementPath.windows(from: first.place, to: last.place),
      clips: (first.place.clips, last.place.clips),
      isOpaque: first.contents.isOpaque && last.contents.isOpaque)
    standIn.addBorder(of: from ?? view, isOld: true)
    if hasBoth { standIn.addBorder(of: view, isOld: false) }
    // For whoever looks at the layers, in Xcode or in a recording.
    standIn.carrier.layer.name = item.id.description
    clip.isUserInteractionEnabled = false
    clip.addSubview(standIn.carrier)
  }

  /// Sets the way, or bends it to where the element is by now.
  ///
  /// - Parameters:
  ///   - item: What the element does.
  ///   - parent: What the element does that it is in.
  ///   - container: The bounds of the container.
  ///   - progress: The progress that is seen; nil if nothing is seen yet.
  func setWay(
    _ item: ElementPlan.Item, in parent: ElementPlan.Item?, of container: CGRect,
    at progress: Double?
  ) {
    (order, isNested) = (item.order, parent != nil)
    let around = (parent?.from ?? parent?.to, parent?.to ?? parent?.from)
    var from = item.from.map { ElementPath.End($0, in: around.0, isLive: isLive.old) }
    var to = item.to.map { ElementPath.End($0, in: around.1, isLive: isLive.new) }
    if item.isGoneFrom { from?.place.opacity = 0 }
    if item.isGoneTo { to?.place.opacity = 0 }
    guard let course = course(item, from, to, in: container) else { return }
    let isChanged = (from != ends.from, to != ends.to)
    ends = (from, to)
    guard let progress, way != nil else {
      way = ElementWay(course)
      return
    }
    if isChanged.0 || isChanged.1 { way?.bend(to: course, at: progress, ends: isChanged) }
  }

  private func course(
    _ item: ElementPlan.Item, _ from: ElementPath.End?, _ to: ElementPath.End?, in container: CGRect
  ) -> ElementWay.Course? {
    guard let from, let to else {
      guard let end = to ?? from, let element = item.to ?? item.from else { return nil }
      return .passage(
        ElementPassage(
          of: end, at: element.place.frame, comes: to != nil, item.changes,
          isRightToLeft: element.isRightToLeft, in: container))
    }
    let path = ElementPath(from: from, to: to, in: container, isSame: isSame)
    return .turn(path, item.changes.first?.track ?? .whole)
  }

  /// Shows a progress, 0…1.
  func show(_ progress: Double) {
    guard let state = way?.state(at: progress) else { return }
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
  /// Ends what the stand-in needs while it is seen.
  func end() { standIn.end() }

  /// Shows a progress, except what the pictures let through.
  func showForms(_ progress: Double) {
    guard let state = way?.state(at: progress) else { return }
    standIn.showForms(state)
  }

  /// Shows what the pictures let through at a progress.
  func showOpacities(_ progress: Double) {
    guard let state = way?.state(at: progress) else { return }
    standIn.showOpacities(state, isAnimated: true)
  }
}

extension ElementPath.End {
  /// Makes the end of an element's way, in the coordinates of what it is in.
  fileprivate init(_ element: Element, in around: Element?, isLive: Bool) {
    place = around.map { element.place.relative(to: $0.place) } ?? element.place
    if let around { place.opacity /= max(around.place.opacity, 0.01) }
    contents = isLive ? .live : element.contents
  }
}

extension UIView {
  /// Whether both views show one image, so that one picture is enough.
  fileprivate func showsSameImage(as other: UIView?) -> Bool {
    guard let image = (self as? UIImageView)?.image, let other = other as? UIImageView else {
      return false
    }
    return image === other.image && subviews.isEmpty && other.subviews.isEmpty
      && backgroundColor == nil && other.backgroundColor == nil
  }
}
