//: [Previous: Pull to present](@previous)
//: # Touch to pause
//: Tap the button, and touch the screen at once. The page freezes. Move down by 40 points to
//: finish, or up to cancel. After a tap, the page stays frozen, and the next tap resumes it.
import InterruptibleTransitions
import PlaygroundSupport

final class PageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
  }
}

final class StartViewController: UIViewController {
  let cover = InterruptibleTransition(.cover(from: .bottom), timing: .easeInOut(1.5))
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 60, y: 120, width: 200, height: 50)
    button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(button)
    cover.interactions = [.touchToPause(deciding: .down, within: 40)]
    cover.observe { event in print(event) }
  }

  func open() {
    present(PageViewController(), with: cover)
  }
}

PlaygroundPage.current.liveView = StartViewController()
//: [Next: Elements](@next)
