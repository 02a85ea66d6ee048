import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresetTests {
  /// Tests of pages that can be seen through, over a blue view.
  @Suite("Clear pages")
  struct ClearPages {
    nonisolated enum Preset: CaseIterable, Sendable {
      case push, slide, slideAlong, cover, uncover, pull, pageIn, pageOut, zoomSlide, zoomOut
      case zoomIn, scale, card, fade, dissolve, flip, elements

      @MainActor var animation: TransitionAnimation {
        switch self {
        case .push: .push()
        case .slide: .slide(from: .bottom)
        case .slideAlong: .slideAlong()
        case .cover: .cover(from: .bottom)
        case .uncover: .uncover()
        case .pull: .pull()
        case .pageIn: .pageIn()
        case .pageOut: .pageOut()
        case .zoomSlide: .zoomSlide()
        case .zoomOut: .zoomOut()
        case .zoomIn: .zoomIn()
        case .scale: .scale(from: 0.5)
        case .card: .card()
        case .fade: .fade
        case .dissolve: .dissolve
        case .flip: .flip(from: nil)
        case .elements: .elements
        }
      }
    }

    /// The color of a page's square, 0…1, and that of a place without a square.
    private struct Frame {
      let first: Double
      let second: Double
      let ground: Double
    }

    private static func square(_ y: CGFloat, _ color: UIColor) -> UIView {
      let square = UIView(frame: CGRect(x: 120, y: y, width: 160, height: 100))
      square.backgroundColor = color
      return square
    }

    /// Returns the frames of a change.
    private func frames(_ device: Device, _ change: () -> Void) -> [Frame] {
      var frames: [Frame] = []
      change()
      for _ in 0..<60 {
        device.advance(by: 1.0 / 60)
        frames.append(frame(device))
      }
      device.advanceUntilIdle()
      return frames
    }

    private func frame(_ device: Device) -> Frame {
      Frame(
        first: device.shownColor(at: 200, 250).red, second: device.shownColor(at: 200, 550).green,
        ground: device.shownColor(at: 385, 845).blue)
    }

    @Test(
      "In a stack, what is behind is visible, and no page appears or disappears at once",
      arguments: Preset.allCases)
    func stack(_ preset: Preset) {
      let device = Device()
      let host = UIViewController()
      host.view.backgroundColor = .blue
      let first = UIViewController()
      let second = UIViewController()
      first.view.addSubview(Self.square(200, .red))
      second.view.addSubview(Self.square(500, .green))
      let stack = UINavigationController(rootViewController: first)
      host.addChild(stack)
      stack.view.frame = host.view.bounds
      host.view.addSubview(stack.view)
      stack.didMove(toParent: host)
      device.launch(host)
      let transition = InterruptibleTransition(preset.animation, timing: .linear(0.8))
      for isPush in [true, false] {
        let before = frame(device)
        let frames = frames(device) {
          if isPush {
            stack.pushViewController(second, with: transition)
          } else {
            stack.popViewController(with: transition)
          }
        }
        // No page has anything there.
        #expect(frames.allSatisfy { $0.ground > 0.99 })
        for (former, next) in zip([before] + frames, frames) {
          // A square that moves past the point at the speed of its page changes it at once.
          if preset.fadesInPlace {
            #expect(abs(next.first - former.first) < 0.2 && abs(next.second - former.second) < 0.2)
          }
        }
        if let start = frames.first {
          #expect(abs(start.first - before.first) < 0.2 && abs(start.second - before.second) < 0.2)
        }
        let end = frame(device)
        #expect(end.first == (isPush ? 0 : 1) && end.second == (isPush ? 1 : 0))
      }
    }

    @Test(
      "In a clear stack on a blurred sheet, the blur stays visible", arguments: Preset.allCases)
    func blurredSheet(_ preset: Preset) {
      let device = Device()
      let presenter = UIViewController()
      presenter.view.backgroundColor = .blue
      let first = UIViewController()
      let second = UIViewController()
      first.view.addSubview(Self.square(200, .red))
      second.view.addSubview(Self.square(200, .green))
      let stack = UINavigationController(rootViewController: first)
      let sheet = UIViewController()
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      blur.frame = sheet.view.bounds
      blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sheet.view.addSubview(blur)
      sheet.addChild(stack)
      stack.view.frame = sheet.view.bounds
      stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      sheet.view.addSubview(stack.view)
      stack.didMove(toParent: sheet)
      device.launch(presenter)
      presenter.present(
        sheet, with: InterruptibleTransition(.slide(from: .bottom)), as: .sheet(height: 600))
      device.advanceUntilIdle()
      let transition = InterruptibleTransition(preset.animation, timing: .linear(0.8))
      for isPush in [true, false] {
        func ground() -> Double { device.shownColor(at: 385, 830).blue }
        let before = ground()
        if isPush {
          stack.pushViewController(second, with: transition)
        } else {
          stack.popViewController(with: transition)
        }
        var blurs = 0
        for _ in 0..<60 {
          device.advance(by: 1.0 / 60)
          #expect(abs(ground() - before) < 0.01)
          if "\(device.drawnScreen)".contains("blur 0, 252, 393 × 600") { blurs += 1 }
        }
        #expect(blurs == 60)
        device.advanceUntilIdle()
      }
    }

    @Test("Behind a clear overlay, the presenter stays as it is", arguments: Preset.allCases)
    func overlay(_ preset: Preset) {
      let device = Device()
      let presenter = UIViewController()
      let overlay = UIViewController()
      presenter.view.backgroundColor = .blue
      presenter.view.addSubview(Self.square(200, .red))
      overlay.view.addSubview(Self.square(500, .green))
      device.launch(presenter)
      device.advance(by: 0.1)
      let transition = InterruptibleTransition(preset.animation, timing: .linear(0.8))
      for isPresentation in [true, false] {
        let before = frame(device)
        let frames = frames(device) {
          if isPresentation {
            presenter.present(overlay, with: transition, as: .full)
          } else {
            presenter.dismiss(with: transition)
          }
        }
        #expect(frames.allSatisfy { $0.ground > 0.99 && $0.first > 0.99 })
        if let start = frames.first { #expect(abs(start.second - before.second) < 0.2) }
        #expect(frame(device).second == (isPresentation ? 1 : 0))
      }
    }

    @Test(
      "A presenter of which a snapshot moves is not visible beside it", arguments: [true, false])
    func snapshot(cancels: Bool) {
      let device = Device()
      device.window.backgroundColor = .blue
      let presenter = UIViewController()
      let page = UIViewController()
      presenter.view.backgroundColor = .red
      page.view.backgroundColor = .green
      device.launch(presenter)
      let transition = InterruptibleTransition(.pageIn(), timing: .linear(0.8))
      presenter.present(page, with: transition, as: .full)
      device.advance(by: 0.7)
      if cancels { transition.cancel() }
      device.advanceUntilIdle()
      #expect(HidingMask.mask(of: presenter.view) == nil && presenter.view.layer.mask == nil)
      #expect(device.shownColor(at: 200, 400).green == (cancels ? 0 : 1))
    }
  }
}

extension PresetTests.ClearPages.Preset {
  /// Whether the squares of both pages stay where they are.
  fileprivate var fadesInPlace: Bool {
    [.fade, .dissolve, .elements].contains(self)
  }
}
