import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

// The samples of the README and the articles, word for word. `DocumentationTests` looks for
// each sample in this folder, and the compiler checks the samples.

/// UIKit's view controller.
typealias PlainViewController = UIViewController

enum ReadmeExamples {
  final class InboxViewController: UIViewController {
    let slide = InterruptibleTransition(.slide(from: .bottom))

    override func viewDidLoad() {
      super.viewDidLoad()
      slide.interactions = [
        // A pan up starts the transition, or grabs it mid-flight.
        .pan(.up, on: view) { [weak self] in self?.compose() }
      ]
    }

    // A tap on a button starts the same transition.
    func compose() {
      present(DraftViewController(), with: slide)
    }
  }

  final class DraftViewController: UIViewController {}

  final class SettingsViewController: UIViewController {}

  final class PulledViewController: UIViewController {
    let tableView = UITableView()
    let blurView = UIVisualEffectView()

    let reveal = InterruptibleTransition(.scale(from: 1.33), timing: .easeOut(0.75))

    override func viewDidLoad() {
      super.viewDidLoad()
      reveal.addAuxiliaryAnimations { [blurView] flight in
        blurView.effect = flight.isPresenting ? UIBlurEffect(style: .regular) : nil
      }
      reveal.interactions = [
        .scrollPull(tableView, past: 30, over: 90) { [weak self] in self?.presentSettings() },
        .touchToPause(deciding: .down, within: 40),
      ]
    }

    func presentSettings() {
      present(SettingsViewController(), with: reveal)
    }
  }

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

  final class PlaceViewController: UIViewController, TransitionInteractionProvider {
    // The transition adds and removes the gesture together with the view controller.
    func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
      [
        .pan(.down, on: view) { [weak self] in self?.dismiss(animated: true) }
      ]
    }
  }

  /// Presents a place over a map.
  final class MapViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
    let place = PlaceViewController()
    var letsPlaceGo = false

    func show() {
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
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
}

extension TransitionAnimation {
  static let zoom = TransitionAnimation { flight, steps in
    // The view that enters or exits, at its final frame.
    guard let view = flight.installViews() else { return }
    let isIn = flight.isPresenting
    let small = CGAffineTransform(scaleX: 0.8, y: 0.8)
    if isIn {
      view.transform = small
      view.alpha = 0
    }
    steps.animate {
      view.transform = isIn ? .identity : small
      view.alpha = isIn ? 1 : 0
    }
    steps.cleanUp { _ in
      view.transform = .identity
      view.alpha = 1
    }
  }
}

private final class MenuViewController: UIViewController {}

@Suite("Animation and test of the articles", .underVariants)
struct ReadmeExamplesTests {
  @Test func opensTheMenu() async {
    let device = Device()
    let screen = UIViewController()
    device.launch(screen)
    let opening = screen.present(UIViewController(), with: InterruptibleTransition(.fade))
    let titled = Task {
      if await opening.outcome() == .completed { screen.title = "Opened" }
    }
    await device.advanceWithTasksUntilIdle()
    await titled.value
    #expect(screen.title == "Opened")
  }

  @Test func laysOutWithoutContradictions() {
    let device = Device()
    device.launch(MenuViewController())
    #expect(device.console == [])
  }

  @Test("The zoom of the articles restores the views, finished and cancelled, in both directions")
  func zoom() {
    let device = Device()
    let screen = UIViewController()
    let menu = UIViewController()
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
