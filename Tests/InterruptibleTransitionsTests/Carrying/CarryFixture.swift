import HeadlessDevice

@testable import InterruptibleTransitions

/// Two screens with a photo that fingers carry: small on the first, large on the second.
final class CarryFixture {
  let container: ContainerKindFixture
  let small = UIView(frame: CGRect(x: 40, y: 500, width: 131, height: 131))
  let large = UIView(frame: CGRect(x: 0, y: 180, width: 393, height: 393))
  private(set) var interaction: CarryInteraction?

  var device: Device { container.device }
  var transition: InterruptibleTransition { container.transition }

  init(_ kind: ContainerKind, toward directions: [TransitionDirection] = [.down]) {
    container = ContainerKindFixture(kind, .elements)
    (small.backgroundColor, large.backgroundColor) = (.systemRed, .systemRed)
    for (view, page) in [(small, container.first), (large, container.second)] {
      view.elementID = "photo"
      page.view.addSubview(view)
    }
    let carry: CarryInteraction = .carry(
      toward: directions, on: container.second.view, begin: container.back)
    interaction = carry
    transition.interactions = [carry]
  }

  /// Shows the second screen.
  func open() {
    container.there()
    device.advanceUntilIdle()
  }

  /// The stand-in of the photo.
  var standIn: StandInView? {
    device.window.namedStandIns["photo"] as? StandInView
  }

  /// The presented center of the photo, in the window.
  var center: CGPoint {
    guard let standIn else {
      let view = showsSecond ? large : small
      return view.superview?.convert(view.center, to: nil) ?? .zero
    }
    return standIn.convert(CGPoint.zero, to: nil)
  }

  /// The presented place of a point of the photo, in fractions from its center.
  func place(of point: CGPoint) -> CGPoint? {
    guard let standIn else { return nil }
    let size = standIn.bounds.size
    return standIn.convert(
      CGPoint(x: point.x * size.width, y: point.y * size.height), to: nil)
  }

  /// Returns the point of the photo at a place in the window, in fractions from its center.
  func point(at place: CGPoint) -> CGPoint? {
    guard let standIn else { return nil }
    let (point, size) = (standIn.convert(place, from: nil), standIn.bounds.size)
    return CGPoint(x: point.x / size.width, y: point.y / size.height)
  }

  var showsSecond: Bool { container.second.view.window != nil }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
