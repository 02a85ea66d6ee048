import HeadlessDevice
import InterruptibleTransitions
import Testing

/// Flights of the toolkit in which a rehearsal finds no problem, and flights with one mistake.
struct RehearsedFlightTests {
  private let device = Device()

  /// A white screen with a label.
  private func makeScreen(_ text: String, at origin: CGPoint) -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .white
    let label = UILabel(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 40)))
    label.text = text
    screen.view.addSubview(label)
    return screen
  }

  private func makeCard(at y: CGFloat, named id: ElementID) -> UIView {
    let card = UIView(frame: CGRect(x: 100, y: y, width: 100, height: 60))
    card.backgroundColor = .systemTeal
    card.elementID = id
    return card
  }

  /// Plays a presentation with an animation.
  private func present(
    _ page: UIViewController = UIViewController(), with animation: TransitionAnimation
  ) -> RehearsalReport {
    device.rehearse { _ in
      let screen = makeScreen("Behind", at: CGPoint(x: 20, y: 200))
      page.view.backgroundColor = .systemTeal
      device.launch(screen)
      screen.present(page, with: InterruptibleTransition(animation, timing: .easeOut(0.4)))
      device.advanceUntilIdle()
    }
  }

  // MARK: Texts

  @Test(
    "A label that counts with the progress does not flash, also in reverse and under a finger",
    arguments: ["forward", "reversed", "held"], [false, true])
  func counting(kind: String, hidesAtEnd: Bool) {
    let report = device.rehearse { _ in
      let screen = UIViewController()
      let label = UILabel(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      screen.view.addSubview(label)
      device.launch(screen)
      let counting = InterruptibleTransition(
        TransitionAnimation { flight, steps in
          steps.include(.slide(from: .bottom), in: flight)
          steps.follow { progress in label.text = "\(Int(100 * progress)) %" }
          steps.cleanUp { _ in label.isHidden = hidesAtEnd }
        }, timing: .easeOut(0.4))
      counting.interactions = [.pan(.up, over: 400)]
      screen.present(UIViewController(), with: counting, as: .sheet(height: .fraction(0.5)))
      device.advance(by: 0.15)
      if kind == "reversed" { counting.reverse() }
      if kind == "held" {
        let finger = device.press(at: CGPoint(x: 200, y: 400))
        for distance in [-30.0, 8, -8, 8, -30] {
          finger.move(by: CGVector(dx: 0, dy: distance), over: 0.1)
        }
        finger.lift()
      }
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
  }

  @Test("A label that counts in a page with elements does not flash")
  func countingElement() {
    let report = device.rehearse { _ in
      let screen = UIViewController()
      let card = makeCard(at: 500, named: "card")
      let title = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      title.text = "Card"
      card.addSubview(title)
      let label = UILabel(frame: CGRect(x: 10, y: 30, width: 80, height: 20))
      card.addSubview(label)
      screen.view.addSubview(card)
      device.launch(screen)
      let page = UIViewController()
      page.view.addSubview(makeCard(at: 200, named: "card"))
      let counting = InterruptibleTransition(.elements, timing: .easeOut(0.4))
      counting.observeProgress { progress, _ in label.text = "\(Int(100 * progress)) %" }
      screen.present(page, with: counting)
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
  }

  @Test(
    "A text below a page does not disappear when the page is popped at once", arguments: [0, 16])
  func coveredText(cornerRadius: CGFloat) {
    let report = device.rehearse { _ in
      let screen = makeScreen("Hello", at: CGPoint(x: 100, y: 300))
      let stack = UINavigationController(rootViewController: screen)
      let card = makeCard(at: 400, named: "card")
      card.layer.cornerRadius = cornerRadius
      screen.view.addSubview(card)
      device.launch(stack)
      let page = UIViewController()
      page.view.backgroundColor = .systemPink
      stack.pushViewController(page, with: .zoom("card"))
      device.advanceUntilIdle()
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
  }

  @Test(
    "Two pages with the same title, one after the other, do not jump", arguments: [0.1, 0.25],
    [true, false])
  func sameTitle(delay: Double, isAligned: Bool) {
    let report = device.rehearse { _ in
      let screen = makeScreen("List", at: CGPoint(x: 20, y: 80))
      for (y, id) in [(CGFloat(300), "first"), (450, "second")] {
        screen.view.addSubview(makeCard(at: y, named: ElementID(id)))
      }
      device.launch(screen)
      var zoom = ElementZoomOptions()
      if isAligned {
        zoom.alignmentRect = { _ in CGRect(x: 0, y: 0, width: 393, height: 300) }
      }
      for id in ["first", "second"] {
        screen.present(
          makeScreen("Close", at: CGPoint(x: 280, y: 60)), with: .zoom(ElementID(id), options: zoom)
        )
        if id == "first" {
          device.advanceUntilIdle()
          screen.presentedViewController?.dismiss(animated: true)
          device.advance(by: delay)
        }
      }
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
  }

  @Test(
    "A flight that is reversed or frozen in the middle neither jumps nor flashes",
    arguments: [0, 1])
  func middleOfFlight(animation: Int) {
    for frame in 2...16 {
      for isReversed in [true, false] {
        let report = device.rehearse { _ in
          let screen = makeScreen("List", at: CGPoint(x: 20, y: 80))
          let bar = makeCard(at: 700, named: "bar")
          bar.frame = CGRect(x: 0, y: 700, width: 393, height: 64)
          screen.view.addSubview(bar)
          device.launch(screen)
          let page = makeScreen("Play", at: CGPoint(x: 100, y: 600))
          page.view.elementID = "bar"
          page.view.subviews.first?.elementModifiers = [.fade]
          let transition = InterruptibleTransition(
            animation == 0 ? .slide(from: .bottom) : .elements, timing: .easeInOut(0.3))
          screen.present(page, with: transition)
          device.advance(by: Double(frame) / 60 + 0.001)
          if isReversed {
            screen.dismiss(with: transition)
          } else {
            transition.pause()
            device.advance(by: 0.2)
            transition.resume()
          }
          device.advanceUntilIdle()
        }
        #expect(report.problems == [], "frame \(frame), \(isReversed ? "reversed" : "frozen")")
      }
    }
  }

  // MARK: Background

  @Test(
    "A flight that ends in the background does not jump", arguments: ["slide", "zoom", "held"])
  func background(kind: String) {
    let report = device.rehearse { _ in
      let screen = makeScreen("List", at: CGPoint(x: 20, y: 80))
      screen.view.addSubview(makeCard(at: 400, named: "card"))
      device.launch(screen)
      let page = makeScreen("Page", at: CGPoint(x: 40, y: 100))
      page.view.backgroundColor = .systemPink
      if kind == "zoom" {
        screen.present(page, with: .zoom("card"))
      } else {
        let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
        screen.present(page, with: slide, as: .sheet(height: .fraction(0.5)))
        device.advance(by: 0.05)
        if kind == "held" { slide.pause() }
      }
      device.advance(by: 0.1)
      device.enterBackground()
      device.advance(by: 1)
      device.enterForeground()
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
  }

  // MARK: Fills

  @Test(
    "A dim fill that appears or disappears at once jumps, and one that fades does not",
    arguments: [0.4, 0.9], [false, true])
  func dimFill(opacity: CGFloat, fades: Bool) {
    for appears in [false, true] {
      let report = present(
        with: TransitionAnimation { flight, steps in
          guard let view = flight.installViews() else { return }
          let dim = UIView(frame: flight.containerView.bounds)
          dim.backgroundColor = .black
          dim.alpha = appears && !fades ? opacity : 0
          view.addSubview(dim)
          if fades {
            steps.animate(during: 0...0.5) { dim.alpha = opacity }
            steps.animate(during: 0.5...1) { dim.alpha = 0 }
          } else {
            steps.animate { dim.alpha = appears ? 0 : opacity }
          }
          steps.cleanUp { _ in dim.removeFromSuperview() }
        })
      let change = appears ? "from opacity 0 to \(opacity)" : "from opacity \(opacity) to 0"
      #expect(
        report.problems.map { $0.contains("fill #000000 of UIView jumps \(change)") }
          == (fades ? [] : [true]), "\(report.problems)")
    }
  }

  @Test("A page that is shown at once is a cut, and no jump")
  func cut() {
    #expect(present(with: .unanimated).problems == [])
    let report = device.rehearse { _ in
      let stack = UINavigationController(rootViewController: makeScreen("A", at: .zero))
      device.launch(stack)
      let page = makeScreen("B", at: CGPoint(x: 100, y: 200))
      page.view.backgroundColor = .black
      stack.pushViewController(page, with: InterruptibleTransition(.unanimated))
      device.advanceUntilIdle()
      stack.popViewController(animated: true)
      device.advanceUntilIdle()
    }
    #expect(report.problems == [])
  }

  // MARK: Stand-ins

  /// A photo whose image fills a smaller frame.
  private func makePhoto(in frame: CGRect, isSymbol: Bool) -> UIImageView {
    let photo = UIImageView(frame: frame)
    let size = CGSize(width: 300, height: 200)
    photo.image =
      isSymbol
      ? UIImage(systemName: "star")
      : UIGraphicsImageRenderer(size: size).image { context in
        UIColor.systemOrange.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.elementID = "photo"
    return photo
  }

  @Test(
    "A stand-in that jumps at a grab is found, and one that follows the finger does not jump",
    arguments: [false, true], [false, true])
  func grab(isSymbol: Bool, jumps: Bool) {
    let report = device.rehearse { _ in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      device.launch(screen)
      screen.view.addSubview(
        makePhoto(in: CGRect(x: 140, y: 200, width: 110, height: 110), isSymbol: isSymbol))
      let page = UIViewController()
      page.view.backgroundColor = .black
      page.view.addSubview(
        makePhoto(in: CGRect(x: 0, y: 295, width: 393, height: 262), isSymbol: isSymbol))
      let reading = InterruptibleTransition(.elements, timing: .easeOut(0.5))
      let pan: PanInteraction = .pan(.down, over: 426, on: page.view) {
        page.dismiss(animated: true)
      }
      reading.interactions = [pan]
      reading.observeProgress { _, flight in
        guard jumps, let finger = pan.location(in: nil) else { return }
        flight.move("photo", to: CGPoint(x: 196, y: finger.y + 170))
      }
      screen.present(page, with: reading)
      device.advanceUntilIdle()
      page.dismiss(animated: true)
      device.advance(by: 0.15)
      let finger = device.press(at: CGPoint(x: 200, y: 280))
      finger.move(by: CGVector(dx: 0, dy: -12), over: 0.05)
      for _ in 0..<4 { finger.move(by: CGVector(dx: 0, dy: -15), over: 0.016) }
      finger.lift()
      device.advanceUntilIdle()
    }
    #expect(report.problems.isEmpty == !jumps, "\(report.problems)")
  }

  @Test("A stand-in that the app moves at once jumps", arguments: [false, true])
  func movedStandIn(isSymbol: Bool) {
    let report = device.rehearse { _ in
      let screen = UIViewController()
      screen.view.backgroundColor = .white
      screen.view.addSubview(
        makePhoto(in: CGRect(x: 20, y: 600, width: 60, height: 60), isSymbol: isSymbol))
      let page = UIViewController()
      page.view.backgroundColor = .black
      page.view.addSubview(
        makePhoto(in: CGRect(x: 0, y: 200, width: 393, height: 393), isSymbol: isSymbol))
      device.launch(screen)
      let reading = InterruptibleTransition(.elements, timing: .linear(1))
      screen.present(page, with: reading)
      device.advance(by: 0.5)
      reading.pause()
      device.advance(by: 0.2)
      reading.flight?.move("photo", to: CGPoint(x: 200, y: 150))
      device.advance(by: 0.2)
      reading.finish()
      device.advanceUntilIdle()
    }
    #expect(report.problems.count == 1 && report.problems[0].contains(" jumps by ("))
  }

  // MARK: Held flights

  @Test(
    "A held flight with elements lets the device become idle, and still follows its views",
    arguments: [false, true])
  func heldFlight(isZoom: Bool) {
    let report = device.rehearse { _ in
      let screen = makeScreen("List", at: CGPoint(x: 20, y: 80))
      let card = makeCard(at: 500, named: "card")
      screen.view.addSubview(card)
      device.launch(screen)
      let page = UIViewController()
      page.view.backgroundColor = .systemPink
      if !isZoom { page.view.addSubview(makeCard(at: 200, named: "card")) }
      let transition = isZoom ? .zoom("card") : InterruptibleTransition(.elements)
      screen.present(page, with: transition)
      device.advance(by: 0.2)
      transition.pause()
      #expect(device.advanceUntilIdle(limit: 2))
      #expect(transition.phase == .held)
      // The card moves without a jump, so the stand-in returns to its new place.
      card.frame.origin.x += 150
      #expect(device.advanceUntilIdle(limit: 2))
      transition.cancel()
      #expect(device.advanceUntilIdle())
      #expect(screen.presentedViewController == nil)
    }
    #expect(report.problems == [])
  }
}
