/// A stand-in with its way.
final class ElementActor {
  /// Lets through what the views around the element let through.
  let clip = UIView()
  /// What is seen.
  let standIn: StandIn
  /// The identifier of the element.
  let id: ElementID
  /// The class of the content that the picture lacks; nil if it lacks nothing.
  let missingContent: String?
  /// Whether the stand-in, with all that is in it, fades near the end, where the view is seen.
  var fadesNearEnd = false
  private let isSame: Bool
  /// Whether the pictures are the app's own views.
  private let isLive: (old: Bool, new: Bool)
  private var way: ElementWay?
  /// Where the element is at both ends, as the way goes.
  private var ends: (from: ElementPath.End?, to: ElementPath.End?)
  /// What it is where it comes from or goes to by modifiers.
  private var away: [ElementPath.End] = []
  private var intent: ElementIntent?
  /// What the element is in; nil if it is in none.
  private var outer: ElementActor?
  /// The corner of what the element is in from which its place is told, in parts of the size from
  /// the centre; nil for the centre.
  private var corner: CGPoint?
  /// The size that is seen.
  private var size = CGSize.zero
  private var order = ElementPlan.Order()
  private var isNested = false
  /// How far in front it is, whatever the order of the screens says.
  private var depth: CGFloat = 0

  /// Makes the stand-in of an element.
  ///
  /// - Parameters:
  ///   - item: What the element does.
  ///   - subject: Its views, and the app's stand-ins.
  ///   - camera: Takes the pictures.
  init?(_ item: ElementPlan.Item, of subject: ElementSubject, _ camera: ElementCamera) {
    let (from, to) = (subject.from, subject.to)
    guard let last = item.to ?? item.from, let view = to ?? from else { return nil }
    let first = item.from ?? last
    let hasBoth = from != nil && to != nil
    let new: UIView
    var old: UIView?
    isSame = subject.isSame
    if subject.turnsEffect, let former = from as? UIVisualEffectView,
      let view = to as? UIVisualEffectView
    {
      new = camera.effects(former, view)
    } else {
      let intent = item.intent
      new =
        subject.own.new
        ?? camera.picture(of: view, last.contents, isOnScreen: to == nil, intent)
      if !isSame, let from {
        old =
          subject.own.old
          ?? camera.picture(of: from, first.contents, isOnScreen: true, intent)
      }
    }
    missingContent = camera.missingContent(of: view)
    id = item.id
    isLive = (old is LiveStandIn || isSame && new is LiveStandIn, new is LiveStandIn)
    standIn = StandIn(
      old: old, new: new, windows: ElementPath.windows(from: first.place, to: last.place),
      clips: (first.place.clips, last.place.clips),
      isOpaque: first.contents.isOpaque && last.contents.isOpaque)
    standIn.addBorder(
      of: from ?? view, isOld: true, isNeeded: item.intent.hasBorder)
    if hasBoth { standIn.addBorder(of: view, isOld: false) }
    // For people who look at the layers, in Xcode or in a recording.
    standIn.carrier.layer.name = item.id.description
    clip.isUserInteractionEnabled = false
    clip.addSubview(standIn.carrier)
  }

  /// Sets the way, or bends it to where the element is by now.
  ///
  /// - Parameters:
  ///   - item: What the element does.
  ///   - parent: What the element does that it is in, and its stand-in.
  ///   - container: The bounds of the container.
  ///   - progress: The progress that is seen; nil if nothing is seen yet.
  ///   - staysAtEnds: Whether also at an end of the flight what is seen stays.
  func setWay(
    _ item: ElementPlan.Item, in parent: (item: ElementPlan.Item, actor: ElementActor)?,
    of container: CGRect, at progress: Double?, staysAtEnds: Bool
  ) {
    (order, isNested, outer) = (item.order, parent != nil, parent?.actor)
    depth = item.intent.look.zPosition ?? 0
    let around = (
      parent?.item.from ?? parent?.item.to, parent?.item.to ?? parent?.item.from
    )
    corner = item.corner(of: item.to == nil ? around.0 : around.1)
    var from = item.from.map {
      ElementPath.End(item.begun($0, in: container), in: around.0, from: corner, isLive: isLive.old)
    }
    var goal = item.to.map { item.begun($0, in: container) }
    if let target = item.target { goal?.place = target }
    var to = goal.map { ElementPath.End($0, in: around.1, from: corner, isLive: isLive.new) }
    if item.isGoneFrom { from?.place.opacity = 0 }
    if item.isGoneTo { to?.place.opacity = 0 }
    let away = item.away(in: container).map {
      ElementPath.End(
        $0, in: to == nil ? around.0 : around.1, from: corner, isLive: isLive.new)
    }
    guard let course = course(item, from, to, away, in: container) else { return }
    var isChanged = (from != ends.from, to != ends.to)
    if away != self.away || item.intent != intent {
      if to == nil { isChanged.1 = true } else { isChanged.0 = true }
    }
    (ends, self.away, intent) = ((from, to), away, item.intent)
    guard let progress, way != nil else {
      way = ElementWay(course)
      return
    }
    if isChanged.0 || isChanged.1 {
      way?.bend(to: course, at: progress, ends: isChanged, staysAtEnds: staysAtEnds)
    }
  }

  private func course(
    _ item: ElementPlan.Item, _ from: ElementPath.End?, _ to: ElementPath.End?,
    _ away: [ElementPath.End], in container: CGRect
  ) -> ElementWay.Course? {
    guard let from, let to else {
      guard let end = to ?? from else { return nil }
      return item.exit(from: end, to: away, in: container).map { .exit($0) }
    }
    let path = ElementPath(
      from: from, to: to, in: container, isSame: isSame, arc: item.intent.arc,
      showsOnlyOne: item.intent.showsOnlyOne)
    return .turn(path, item.tracks.first ?? .whole)
  }

  /// Returns what is to be seen, once what the element is in shows the progress.
  private func state(at progress: Double) -> ElementState? {
    guard var state = way?.state(at: progress) else { return nil }
    size = state.size
    state.center = fromCenter(state.center)
    return state
  }

  /// Shows a progress, 0…1, once what the element is in shows it.
  func show(_ progress: Double) {
    guard let state = state(at: progress) else { return }
    standIn.showForms(state)
    if fadesNearEnd { standIn.carrier.alpha = state.opacity * (1 - Self.lateness(at: progress)) }
    standIn.showShadowPath(state)
    standIn.showOpacities(state)
    // Until the middle the order is that of the screen that goes.
    let order = CGFloat(progress < 0.5 ? order.from : order.to) + depth * 10_000
    guard !isNested else {
      standIn.carrier.layer.zPosition = order
      return
    }
    clip.layer.zPosition = order
    clip.show(state.clip)
  }
}

extension ElementActor {
  /// Returns how far a stand-in that fades near the end has faded.
  ///
  /// - Parameter progress: The progress of the flight.
  /// - Returns: 0 up to nine tenths of the flight, 1 at its end.
  static func lateness(at progress: Double) -> CGFloat {
    CGFloat((10 * progress - 9).clampedToUnit)
  }

  /// Ends what the stand-in needs while it is seen.
  func end() { standIn.end() }

  /// Goes on from another place than the one that is seen.
  ///
  /// - Parameters:
  ///   - point: The centre, in the coordinates of a view.
  ///   - view: The view.
  ///   - progress: The progress at which the element is there.
  func move(to point: CGPoint, in view: UIView, at progress: Double) {
    guard let superview = standIn.carrier.superview else { return }
    let shift = fromCenter(.zero)
    let center = superview.convert(point, from: view)
    way?.move(to: CGPoint(x: center.x - shift.x, y: center.y - shift.y), at: progress)
  }

  /// Returns a point in the coordinates of what the element is in, from the centre of that.
  fileprivate func fromCenter(_ point: CGPoint) -> CGPoint {
    guard let corner, let outer else { return point }
    return CGPoint(
      x: point.x + corner.x * outer.size.width, y: point.y + corner.y * outer.size.height)
  }

  /// Shows a progress, except what the pictures let through.
  func showForms(_ progress: Double) {
    guard let state = state(at: progress) else { return }
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
  fileprivate init(
    _ element: Element, in around: Element?, from corner: CGPoint?, isLive: Bool
  ) {
    place = around.map { element.place.relative(to: $0.place) } ?? element.place
    if let around { place.opacity /= max(around.place.opacity, 0.01) }
    if let around, let corner {
      place.center.x -= corner.x * around.place.size.width
      place.center.y -= corner.y * around.place.size.height
    }
    // A view that is laid out in each size is a picture if it is drawn.
    let drawn = element.contents == .live ? .picture(isOpaque: false) : element.contents
    contents = isLive ? .live : drawn
  }
}

nonisolated extension ElementPlan.Item {
  /// The corner of what it is in from which it keeps its distance, in parts of the size from the
  /// centre: where lines begin, at the top. Nil for what turns, as it is in that at both ends.
  fileprivate func corner(of around: Element?) -> CGPoint? {
    guard key.role != .turns, let around else { return nil }
    return CGPoint(x: around.isRightToLeft ? 0.5 : -0.5, y: -0.5)
  }
}
