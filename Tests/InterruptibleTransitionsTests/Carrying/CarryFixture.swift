import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The containers in which elements are carried.
nonisolated enum CarryContainer: CaseIterable, Sendable {
  case custom, fullScreen, navigation, tabs, sheet

  var kind: ContainerKind {
    switch self {
    case .custom, .sheet: .custom
    case .fullScreen: .fullScreen
    case .navigation: .navigation
    case .tabs: .tabs
    }
  }

  var style: TransitionPresentationStyle { self == .sheet ? .sheet(height: 640) : .full }
}

/// Two screens with a photo that fingers carry: small on the first, large on the second.
final class CarryFixture {
  let container: ContainerKindFixture
  let small = UIView(frame: CGRect(x: 40, y: 500, width: 131, height: 131))
  let large = UIView(frame: CGRect(x: 0, y: 180, width: 393, height: 393))
  private(set) var interaction: CarryInteraction?
  /// The number of flights that have ended.
  private(set) var completions = 0

  var device: Device { container.device }
  var transition: InterruptibleTransition { container.transition }

  convenience init(_ kind: ContainerKind, toward directions: [TransitionDirection] = [.down]) {
    self.init(ContainerKindFixture(kind, .elements), toward: directions)
  }

  convenience init(_ container: CarryContainer) {
    self.init(ContainerKindFixture(container.kind, .elements, style: container.style))
  }

  init(
    _ container: ContainerKindFixture, toward directions: [TransitionDirection] = [.down],
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool = { _ in true }
  ) {
    self.container = container
    small.backgroundColor = .systemRed
    large.backgroundColor = .systemRed
    for (view, page) in [(small, container.first), (large, container.second)] {
      view.elementID = "photo"
      page.view.addSubview(view)
    }
    let carry: CarryInteraction = .carry(
      toward: directions, on: container.second.view, when: shouldBegin, begin: container.back)
    interaction = carry
    transition.interactions = [carry]
    device.onTransitionMessage { [weak self] message in
      if message.hasPrefix("completeTransition(") { self?.completions += 1 }
    }
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
    let point = standIn.convert(place, from: nil)
    let size = standIn.bounds.size
    return CGPoint(x: point.x / size.width, y: point.y / size.height)
  }

  /// The stand-in of the photo, or else the photo.
  private var shownView: UIView { standIn ?? (showsSecond ? large : small) }

  /// Returns the presented place of a point of the stand-in or of the photo, in fractions from its
  /// center.
  func shownPlace(of point: CGPoint) -> CGPoint {
    places(of: [point])[0]
  }

  private func places(of points: [CGPoint]) -> [CGPoint] {
    let view = shownView
    let bounds = view.bounds
    return points.map { point in
      view.convert(
        CGPoint(x: bounds.midX + point.x * bounds.width, y: bounds.midY + point.y * bounds.height),
        to: nil)
    }
  }

  /// The presented corners of the stand-in or of the photo.
  var corners: [CGPoint] {
    places(
      of: [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  /// Returns the greatest distance of the corners from earlier ones.
  func distance(from corners: [CGPoint]) -> CGFloat {
    zip(corners, self.corners).map { $0.distance(to: $1) }.max() ?? 0
  }

  /// Returns the greatest distance of the corners from earlier ones along x or y.
  func step(from corners: [CGPoint]) -> CGFloat {
    zip(corners, self.corners).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max() ?? 0
  }

  /// Runs the flight to its end, and expects that it completes once.
  ///
  /// - Returns: The greatest last step of a corner along x or y, before the photo itself is shown.
  func settle() -> CGFloat {
    let goal = completions + (standIn == nil ? 0 : 1)
    var last = corners
    for _ in 0..<600 where standIn != nil {
      last = corners
      device.advance(by: 1.0 / 60)
    }
    let step = step(from: last)
    device.advanceUntilIdle()
    #expect(completions == goal)
    return step
  }

  var showsSecond: Bool { container.second.view.window != nil }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
