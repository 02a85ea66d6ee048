//: [Previous: Touch to pause](@previous)
//: # Elements
//: Tap the card. Views with the same identifier morph into each other, and the text enters by its
//: modifiers. Drag the page down while it grows.
import InterruptibleTransitions
import PlaygroundSupport

final class StoryViewController: UIViewController {
  let photo = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 380))
  let text = UILabel(frame: CGRect(x: 24, y: 410, width: 340, height: 60))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    photo.backgroundColor = .systemPink
    photo.elementID = "photo"
    text.text = "A storm older than maps"
    text.elementModifiers = [.fade, .translate(y: 80)]
    view.addSubview(photo)
    view.addSubview(text)
  }
}

final class TodayViewController: UIViewController {
  let reading = InterruptibleTransition(.elements(lasting: 0.6))
  let card = UIButton(frame: CGRect(x: 24, y: 140, width: 330, height: 220))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemPink
    card.layer.cornerRadius = 24
    card.elementID = "photo"
    card.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(card)
  }

  func open() {
    let story = StoryViewController()
    reading.interactions = [
      .pan(.down, over: 400, on: story.view) { [weak story] in story?.dismiss(animated: true) }
    ]
    present(story, with: reading)
  }
}

PlaygroundPage.current.liveView = TodayViewController()
//: [Next: Zoom](@next)
