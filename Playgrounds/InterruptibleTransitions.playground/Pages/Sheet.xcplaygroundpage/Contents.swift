//: # A sheet that a finger drags away
//: Tap the button. Catch the sheet while it enters, drag it down, and throw it.
//:
//: Run a page in a copy of the repository: open the folder Playgrounds in Xcode, choose the scheme
//: Scenes and a simulator, and build once. The pages have not run in Xcode so far; a test plays
//: them on Linux.
import InterruptibleTransitions
import PlaygroundSupport

final class PlaceViewController: UIViewController, TransitionInteractionProvider {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
  }

  // The transition adds and removes the gesture together with the view controller. The sheet has
  // half of the height of the screen, so half of the height is the travel that keeps the sheet
  // under the finger.
  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction] {
    [
      .pan(.down, over: .fraction(0.5), on: view) { [weak self] in self?.dismiss(animated: true) }
    ]
  }
}

final class MapViewController: UIViewController {
  let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.setTitle("Show the place", for: .normal)
    button.frame = CGRect(x: 60, y: 120, width: 200, height: 50)
    button.addAction(UIAction { [weak self] _ in self?.showPlace() }, for: .touchUpInside)
    view.addSubview(button)
  }

  func showPlace() {
    present(PlaceViewController(), with: slide, as: .sheet(height: .fraction(0.5)))
  }
}

PlaygroundPage.current.liveView = MapViewController()
//: [Next: Pull to present](@next)
