import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A page with a photo that a scroll view zooms.
private final class PhotoPage: UIViewController, UIScrollViewDelegate {
  let zoomView = UIScrollView()
  let photo = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    photo.backgroundColor = .systemTeal
    photo.elementID = "photo"
    for view in [photo, zoomView] { view.frame = self.view.bounds }
    zoomView.minimumZoomScale = 1
    zoomView.maximumZoomScale = 4
    zoomView.delegate = self
    zoomView.contentInsetAdjustmentBehavior = .never
    zoomView.contentSize = view.bounds.size
    zoomView.addSubview(photo)
    view.addSubview(zoomView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

  /// Zooms to a scale, at the edge of the photo from which a finger moves in a direction.
  func zoom(to scale: CGFloat, atEdgeOf direction: TransitionDirection) {
    zoomView.zoomScale = scale
    let bounds = view.bounds
    let highest = CGPoint(x: bounds.width * (scale - 1), y: bounds.height * (scale - 1))
    switch direction {
    case .down: zoomView.contentOffset = CGPoint(x: highest.x / 2, y: 0)
    case .up: zoomView.contentOffset = CGPoint(x: highest.x / 2, y: highest.y)
    case .right, .trailing: zoomView.contentOffset = CGPoint(x: 0, y: highest.y / 2)
    case .left, .leading: zoomView.contentOffset = CGPoint(x: highest.x, y: highest.y / 2)
    }
  }

  /// The distance of the photo past the edge from which a finger moves in a direction, in points.
  func pulled(_ direction: TransitionDirection) -> CGFloat {
    PulledEdge(direction: direction).distancePast(zoomView)
  }
}

/// The interactions that a drag on a photo can start.
private enum Way: CaseIterable {
  case pan, panOnPhoto, axisPan, contentPan, carry, carryAny, pull, pullToDismiss

  /// Whether the scroll view itself follows the drag at the smallest scale.
  var isPull: Bool { self == .pull || self == .pullToDismiss }

  func interaction(
    _ direction: TransitionDirection, on page: PhotoPage, begin: @escaping () -> Void
  ) -> any TransitionInteraction {
    switch self {
    case .pan: .pan(direction, over: 400, on: page.view, begin: begin)
    case .panOnPhoto: .pan(direction, over: 400, on: page.photo, begin: begin)
    case .axisPan: .pan(along: direction.axis, over: 400, on: page.view) { _ in begin() }
    case .contentPan: .contentPan(over: 400, on: page.view, begin: begin)
    case .carry: .carry("photo", toward: [direction], on: page.view, begin: begin)
    case .carryAny: .carry(toward: [direction], on: page.view, begin: begin)
    case .pull:
      .scrollPull(page.zoomView, toward: direction, past: 10, over: 200, begin: begin)
    case .pullToDismiss:
      .scrollPullToDismiss(page.zoomView, toward: direction, over: 400, begin: begin)
    }
  }
}

extension GestureTests {
  /// A photo that is larger than its scroll view keeps its drags, also at its edges.
  @Suite("Enlarged photos", .underVariants)
  struct EnlargedPhotos {
    private let device = Device()
    private let list = titled("List")
    private let page = PhotoPage()
    private let thumb = UIView(frame: CGRect(x: 20, y: 600, width: 60, height: 60))

    /// Presents the page by a transition.
    private func present(_ transition: InterruptibleTransition) {
      list.view.backgroundColor = .white
      thumb.backgroundColor = .systemTeal
      thumb.elementID = "photo"
      list.view.addSubview(thumb)
      device.launch(list)
      list.present(page, with: transition)
      device.advanceUntilIdle()
    }

    /// Drags the photo at its edge, and expects that the drag leads away or scrolls.
    private func drag(
      _ direction: TransitionDirection, at scale: CGFloat, _ transition: InterruptibleTransition,
      by way: String
    ) {
      let isLeft = scale == 1
      page.zoom(to: scale, atEdgeOf: direction)
      device.advance(by: 0.1)
      let finger = device.press(at: CGPoint(x: 200, y: 420))
      finger.move(by: direction.movement(of: 120), over: 0.3)
      #expect((transition.phase == .held) == isLeft, "\(way) \(direction) at \(scale)")
      if !isLeft { #expect(page.pulled(direction) > 20, "\(way) \(direction) at \(scale)") }
      // Without the movement of the last frames, no release leads away.
      finger.move(by: direction.movement(of: -110), over: 0.3)
      device.advance(by: 0.2)
      finger.lift()
      device.advanceUntilIdle()
      #expect(list.presentedViewController === page && transition.isAtRest)
    }

    @Test("A drag at the edge of an enlarged photo scrolls, and leads away at the smallest scale")
    func drags() {
      let transition = InterruptibleTransition(.elements)
      present(transition)
      for way in Way.allCases {
        let directions: [TransitionDirection] =
          way == .contentPan ? [.right] : [.down, .up, .left, .right]
        for direction in directions {
          transition.interactions = [
            way.interaction(direction, on: page) { [unowned page] in page.dismiss(animated: true) }
          ]
          page.zoomView.alwaysBounceVertical = way.isPull
          page.zoomView.alwaysBounceHorizontal = way.isPull
          for scale in [1, 3] as [CGFloat] {
            drag(direction, at: scale, transition, by: "\(way)")
          }
        }
      }
    }

    @Test(
      "A drag at the edge of an enlarged photo does not lead back from a zoomed page",
      arguments: [false, true])
    func zoom(isReduced: Bool) {
      device.settings.reducesMotion = isReduced
      let transition = InterruptibleTransition.zoom("photo")
      page.photo.elementID = nil
      present(transition)
      for scale in [3, 1, 1.2] as [CGFloat] { drag(.down, at: scale, transition, by: "zoom") }
    }

    @Test("In a right-to-left layout, a content pan leaves an enlarged photo to its scroll view")
    func rightToLeft() {
      let transition = InterruptibleTransition(.elements)
      page.view.semanticContentAttribute = .forceRightToLeft
      present(transition)
      transition.interactions = [
        .contentPan(over: 400, on: page.view) { [unowned page] in page.dismiss(animated: true) }
      ]
      for scale in [1, 3] as [CGFloat] { drag(.left, at: scale, transition, by: "contentPan") }
    }

    @Test("A photo that is enlarged along one axis only does not lead away along the other one")
    func acrossTheContent() {
      let transition = InterruptibleTransition(.elements)
      present(transition)
      page.photo.bounds.size.width = 200
      page.zoomView.contentSize.width = 200
      transition.interactions = [
        .pan(.right, over: 400, on: page.view) { [unowned page] in page.dismiss(animated: true) }
      ]
      page.zoomView.zoomScale = 1.5
      device.advance(by: 0.1)
      #expect(page.zoomView.contentSize.width < 393)
      let finger = device.press(at: CGPoint(x: 100, y: 420))
      finger.move(by: CGVector(dx: 120, dy: 0), over: 0.3)
      #expect(transition.isAtRest)
      finger.lift()
      device.advanceUntilIdle()
    }

    @Test("Two fingers on a trackpad scroll an enlarged photo, and lead away at the smallest scale")
    func trackpad() {
      let transition = InterruptibleTransition(.elements)
      present(transition)
      transition.interactions = [
        .pan(.down, over: 400, on: page.view) { [unowned page] in page.dismiss(animated: true) }
      ]
      for scale in [3, 1] as [CGFloat] {
        page.zoom(to: scale, atEdgeOf: .down)
        device.advance(by: 0.1)
        let fingers = device.beginScroll(at: CGPoint(x: 200, y: 420))
        fingers.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
        #expect((transition.phase == .held) == (scale == 1))
        fingers.lift()
        device.advanceUntilIdle()
      }
    }

    @Test("In flight, a drag on an enlarged photo holds the flight")
    func inFlight() {
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      present(transition)
      transition.interactions = [
        .pan(.down, over: 400, on: page.view) { [unowned page] in page.dismiss(animated: true) }
      ]
      page.zoom(to: 3, atEdgeOf: .down)
      page.dismiss(animated: true)
      device.advance(by: 0.1)
      let finger = device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
      #expect(transition.phase == .held)
      finger.lift()
      device.advanceUntilIdle()
    }

    @Test(
      "A swipe from the edge of the screen leads back from an enlarged photo",
      arguments: [true, false])
    func edgeSwipe(isZoom: Bool) {
      let transition: InterruptibleTransition =
        isZoom ? .zoom("photo") : InterruptibleTransition(.slide(from: .right))
      if !isZoom {
        transition.interactions = [
          .edgePan(.left, over: 400, on: page.view) { [unowned page] in
            page.dismiss(animated: true)
          }
        ]
      }
      page.photo.elementID = nil
      present(transition)
      page.zoom(to: 3, atEdgeOf: .right)
      device.advance(by: 0.1)
      let finger = device.press(at: CGPoint(x: 2, y: 420))
      finger.move(by: CGVector(dx: 200, dy: 0), over: 0.3)
      #expect(transition.phase == .held)
      finger.lift()
      device.advanceUntilIdle()
    }
  }
}

extension TransitionDirection {
  /// Returns the movement of a finger in the direction, in points.
  fileprivate func movement(of distance: CGFloat) -> CGVector {
    axis == .vertical
      ? CGVector(dx: 0, dy: self == .down ? distance : -distance)
      : CGVector(dx: self == .right ? distance : -distance, dy: 0)
  }
}
