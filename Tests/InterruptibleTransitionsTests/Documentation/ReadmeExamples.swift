import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

// The samples of the README and the articles, word for word. `DocumentationTests` looks for
// each sample in this folder, and the compiler checks the samples.

/// UIKit's view controller.
typealias PlainViewController = UIViewController

enum ReadmeExamples {
  /// A view controller with the properties that the samples do not declare.
  class UIViewController: PlainViewController {
    let tableView = UITableView()
    let blurView = UIVisualEffectView(effect: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.alwaysBounceVertical = true
      blurView.isUserInteractionEnabled = false
      for subview in [tableView, blurView] {
        subview.frame = view.bounds
        view.addSubview(subview)
      }
    }
  }

  final class InboxViewController: UIViewController {
    let slide = InterruptibleTransition(.slide(from: .down))

    override func viewDidLoad() {
      super.viewDidLoad()
      slide.interactions = [
        // A pan up starts the transition, or grabs it mid-flight.
        .pan(.up, over: .fraction(1), on: view) { [weak self] in self?.compose() }
      ]
    }

    // A tap on a button starts the same transition.
    func compose() {
      present(DraftViewController(), with: slide)
    }
  }

  final class DraftViewController: UIViewController {}

  final class AlbumViewController: UIViewController, UICollectionViewDelegate {
    let collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let photos = [(number: 1, name: "Noon"), (number: 2, name: "Dunes")]

    func viewer(of index: Int) -> UIViewController { UIViewController() }

    func collectionView(_: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      let id = ElementID(photos[indexPath.item].number)
      collectionView.cellForItem(at: indexPath)?.elementID = id
      navigationController?.pushViewController(viewer(of: indexPath.item), with: .zoom(id))
    }
  }

  final class LockScreenViewController: UIViewController {
    let reveal = InterruptibleTransition(
      .scale(from: 1.33, offset: CGPoint(x: 0, y: 200)), timing: .easeOut(0.75))

    override func viewDidLoad() {
      super.viewDidLoad()
      // Inject auxiliary animations: they scrub, reverse and are undone with the rest.
      reveal.addAuxiliaryAnimations { [blurView] flight in
        blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
      }
      reveal.interactions = [
        // Hook to a scroll view: pull to present.
        .scrollPull(tableView, past: 30, over: 90) { [weak self] in self?.presentSettings() },
        // Tap to pause, pan to finish or cancel.
        .touchToPause(deciding: .down, within: 40),
      ]
    }

    func presentSettings() {
      present(SettingsViewController(), with: reveal)
    }
  }

  final class PlaceViewController: UIViewController, TransitionInteractionProvider {
    // Catch it in flight, or drag it away: the gesture comes and goes with the view controller.
    func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
      [
        .pan(.down, over: .fraction(0.5), on: view) { [weak self, weak transition] in
          if let transition { self?.dismiss(with: transition) }
        }
      ]
    }
  }

  final class SettingsViewController: UIViewController {}

  /// Presents a place over a map.
  final class MapViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    let place = PlaceViewController()
    var letsPlaceGo = false

    func show() {
      let slide = InterruptibleTransition(.slide(from: .down), timing: .easeOut(0.4))
      present(place, with: slide, as: .sheet(height: .fraction(0.5)))
      place.presentationController?.delegate = self
    }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { letsPlaceGo }
  }

  static func transitionsOfOwnContainer() -> [InterruptibleTransition] {
    let forward = InterruptibleTransition(.slideAlong(from: .right))
    let backward = InterruptibleTransition(.slideAlong(from: .left))
    return [forward, backward]
  }

  static func rehearse() -> Device {
    let device = Device(framesPerSecond: 120)
    device.launch(LockScreenViewController())
    device.tap(at: CGPoint(x: 335, y: 70))
    device.advance(by: 0.2)
    let finger = device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.15)
    finger.lift()
    device.advanceUntilIdle()
    return device
  }
}

extension TransitionAnimation {
  static let zoom = TransitionAnimation { flight, steps in
    // The view that comes in or goes, in its place.
    guard let view = flight.installViews() else { return }
    let isIn = flight.isPresenting
    let small = CGAffineTransform(scaleX: 0.8, y: 0.8)
    if isIn { (view.transform, view.alpha) = (small, 0) }
    steps.animate { (view.transform, view.alpha) = (isIn ? .identity : small, isIn ? 1 : 0) }
    steps.cleanUp { _ in (view.transform, view.alpha) = (.identity, 1) }
  }
}

@Suite("Animation and test of the articles", .underVariants)
struct ReadmeExamplesTests {
  @Test func opensTheMenu() async {
    let (device, screen) = (Device(), UIViewController())
    device.launch(screen)
    let opening = screen.present(UIViewController(), with: InterruptibleTransition(.fade))
    let titled = Task {
      if await opening.outcome() == .completed { screen.title = "Opened" }
    }
    await device.advanceWithTasksUntilIdle()
    await titled.value
    #expect(screen.title == "Opened")
  }

  @Test("The zoom of the articles restores the views, finished and cancelled, in both directions")
  func zoom() {
    let (device, screen, menu) = (Device(), UIViewController(), UIViewController())
    let zoom = InterruptibleTransition(.zoom, timing: .linear(0.4))
    device.launch(screen)
    for isIn in [true, false] {
      for finishes in [false, true] {
        if isIn { screen.present(menu, with: zoom) } else { screen.dismiss(animated: true) }
        device.advance(by: 0.2)
        let shown = menu.view.layer.presentation()?.opacity ?? .nan
        #expect(shown > 0.2 && shown < 0.8)
        if !finishes { zoom.cancel() }
        device.advanceUntilIdle()
        #expect(menu.view.transform.isIdentity && menu.view.alpha == 1)
        #expect((screen.presentedViewController == nil) == (isIn != finishes))
      }
    }
  }
}

@Suite("A rehearsal of the articles")
struct RehearsalExamplesTests {
  private typealias LockScreenViewController = ReadmeExamples.LockScreenViewController

  func stored(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Rehearsals").appendingPathComponent(name)
  }

  @Test func pullsTheSettingsIn() throws {
    let device = Device()
    let report = device.rehearse { rehearsal in
      device.launch(LockScreenViewController())
      let finger = device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 75), over: 0.3)
      rehearsal.capture("pulled halfway")
      finger.move(by: CGVector(dx: 0, dy: 200), over: 0.3)
      finger.lift()
      device.advanceUntilIdle()
      rehearsal.capture("open")
    }
    #expect(report.problems == [])
    #expect(report.leaks == [])
    #expect(try report.difference(from: stored("settings.txt")) == nil)
  }
}
