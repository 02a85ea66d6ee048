import Foundation

@testable import HeadlessDevice
@testable import HeadlessUIKit

/// A device's screen with views that change at random, in the same way for the same seed.
@MainActor final class ChangingScreen {
  let device = Device()
  /// The kinds of changes.
  enum Kind: CaseIterable {
    case nothing, center, frame, bounds, transform, alpha, visibility, clipping, name, color,
      corners
    case border, shadow, height, perspective, text, front, back, removal, addition, superview
    case superlayer, moving, fading, ending, start, pause, scrubbing, reversal, resumption, stop
    case speed, timeOffset, picture
  }

  /// The changes so far, in order.
  private(set) var changes: [Kind] = []
  private var views: [UIView] = []
  private var animator: UIViewPropertyAnimator?
  private var state: UInt64
  /// The numbers of the layers, in the order of their first snapshots.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The pictures that layers show, with the layers that draw the pictures.
  private var pictures: [ObjectIdentifier: KnownPicture] = [:]
  /// All layers that draw pictures. They are retained, so that no new layer reuses an identifier.
  private var made: [CALayer] = []
  /// The change to make after the next frame is made and before it is recorded.
  private var late: (() -> Void)?

  init(seed: Int) {
    state = UInt64(seed) &* 7919 &+ 13
    for index in 0..<14 {
      let view = index.isMultiple(of: 5) ? UILabel() : UIView()
      view.frame = CGRect(x: 10 * index, y: 20, width: 30, height: 40)
      (index % 3 == 0 ? device.window : views[random(below: index)]).addSubview(view)
      views.append(view)
    }
    device.window.makeKeyAndVisible()
    device.advance(by: 0.1)
    device.onFrame { [weak self] _ in
      self?.late?()
      self?.late = nil
    }
  }

  /// Returns a number from 0 to below a limit.
  ///
  /// The numbers are from a linear congruential generator with Knuth's constants.
  private func random(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Makes a random change, now or between the next frame and its recording.
  ///
  /// Every other change on average does nothing.
  func change() {
    let kind = random(below: 2) == 0 ? .nothing : Kind.allCases[random(below: Kind.allCases.count)]
    let view = views[random(below: views.count)]
    let number = CGFloat(random(below: 100))
    changes.append(kind)
    if random(below: 3) == 0 {
      late = { [unowned self] in change(kind, view, number) }
    } else {
      change(kind, view, number)
    }
  }

  /// Stops the animator if it is active.
  func end() {
    if animator?.state == .active { animator?.stopAnimation(true) }
  }

  private func change(_ kind: Kind, _ view: UIView, _ number: CGFloat) {
    switch kind {
    case .nothing: break
    case .center: view.center.x = number
    case .frame: view.frame.size.width = number
    case .bounds: view.bounds.origin.y = number
    case .transform: view.transform = CGAffineTransform(rotationAngle: number)
    case .alpha: view.alpha = number / 100
    case .visibility: view.isHidden = number < 40
    case .clipping: view.clipsToBounds = number < 50
    case .name: view.layer.name = "\(number)"
    case .color: view.backgroundColor = UIColor(white: number / 100, alpha: 1)
    case .corners: view.layer.cornerRadius = number
    case .border: view.layer.borderWidth = number
    case .shadow: view.layer.shadowOpacity = Float(number) / 100
    case .height: view.layer.zPosition = number
    case .perspective: view.layer.sublayerTransform.m34 = -1 / (number + 1)
    case .text: (view as? UILabel)?.text = "\(number)"
    case .front: view.superview?.bringSubviewToFront(view)
    case .back: view.superview?.sendSubviewToBack(view)
    case .removal: if number < 30 { view.removeFromSuperview() }
    case .addition: if view.superview == nil { device.window.addSubview(view) }
    case .superview: move(view, to: views[Int(number) % views.count])
    case .superlayer: if number < 20 { view.layer.removeFromSuperlayer() }
    case .moving: UIView.animate(withDuration: 0.2) { view.center.y = number }
    case .fading: UIView.animate(withDuration: 0.1) { view.alpha = number / 100 }
    case .ending: view.layer.removeAllAnimations()
    case .start: startAnimator(view, number)
    case .pause: active?.pauseAnimation()
    case .scrubbing: active?.fractionComplete = number / 100
    case .reversal: active?.isReversed.toggle()
    case .resumption: active?.startAnimation()
    case .stop: active?.stopAnimation(true)
    case .speed: view.layer.speed = Float(number) / 50
    case .timeOffset: view.layer.timeOffset = TimeInterval(number) / 100
    case .picture: view.layer.content = picture(of: views[Int(number) % views.count], number)
    }
  }

  private var active: UIViewPropertyAnimator? { animator?.state == .active ? animator : nil }

  private func startAnimator(_ view: UIView, _ number: CGFloat) {
    guard active == nil else { return }
    animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.6) {
      view.center.x += number
      view.transform = CGAffineTransform(scaleX: 1, y: 1 + number)
    }
    animator?.startAnimation()
  }

  /// Returns the content of a snapshot of a part of a view, or no content if the number is below
  /// 10.
  ///
  /// The snapshot has cap insets if the number is at least 50.
  private func picture(of view: UIView, _ number: CGFloat) -> LayerContent {
    let caps = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    let snapshot = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 20, height: 30), afterScreenUpdates: true,
      withCapInsets: number < 50 ? .zero : caps)
    return number < 10 ? .none : snapshot?.layer.content ?? .none
  }

  private func move(_ view: UIView, to target: UIView) {
    if !target.isDescendant(of: view) { target.addSubview(view) }
  }

  // MARK: Expected recording

  /// Returns a snapshot of all layers, without using earlier snapshots.
  func lookAtAll() -> LayerSnapshot {
    MediaClock.recordMotion()
    return look(at: device.window.layer)
  }

  private func look(at layer: CALayer) -> LayerSnapshot {
    let number = numbers[ObjectIdentifier(layer)] ?? numbers.count + 1
    numbers[ObjectIdentifier(layer)] = number
    var properties = layer.properties
    for animation in layer.runningAnimations { animation.apply(to: &properties) }
    let look = LayerSnapshot.Look(
      layer, id: number, name: layer.owner ?? String(describing: type(of: layer)), properties)
    return LayerSnapshot(
      LayerSnapshot.Motion(LayerMotion(properties)), LayerSnapshot.SharedLook(look),
      lookAtPicture(of: layer, in: properties.bounds)
        + layer.childLayers.filter { !$0.isHidden }.map { self.look(at: $0) })
  }

  private func lookAtPicture(of layer: CALayer, in bounds: CGRect) -> [LayerSnapshot] {
    let id = ObjectIdentifier(layer)
    guard case .picture(let picture) = layer.content else {
      pictures[id] = nil
      return []
    }
    if pictures[id]?.picture != picture {
      let layers = picture.makeLayers()
      made += layers
      pictures[id] = KnownPicture(picture: picture, layers: layers)
    }
    return zip(pictures[id]?.layers ?? [], picture.parts(in: bounds)).compactMap { layer, part in
      guard let motion = part.motion else { return nil }
      var snapshot = look(at: layer)
      snapshot.motion = LayerSnapshot.Motion(motion)
      return snapshot
    }
  }
}
