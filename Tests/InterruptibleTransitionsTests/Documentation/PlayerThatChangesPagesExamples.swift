import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

// The samples of "A player that changes pages", word for word.

/// A page with a place for the app's player.
final class PlayerPage: UIViewController {
  private let player: UIView
  private let place = UIView()
  private let frame: CGRect

  init(_ title: String, player: UIView, in frame: CGRect) {
    self.player = player
    self.frame = frame
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    place.frame = frame
    place.backgroundColor = .black
    place.elementID = "player"
    view.addSubview(place)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    player.frame = place.bounds
    player.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.addSubview(player)
  }
}

/// A rehearsal of the article "A player that changes pages".
@Suite("Rehearsal of the article about a player")
struct PlayerThatChangesPagesExamples: ExampleRehearsals {
  let device = Device()

  @Test("A player changes pages, back after a swipe, and stays after a swipe that is cancelled")
  func player() {
    rehearse {
      let player = RemoteContentView(color: .systemBlue)
      let first = PlayerPage(
        "Card", player: player, in: CGRect(x: 20, y: 500, width: 160, height: 90))
      let stack = UINavigationController(rootViewController: first)
      device.launch(stack)
      device.advance(by: 0.1)
      let large = CGRect(x: 0, y: 120, width: 393, height: 221)
      let page = PlayerPage("Page", player: player, in: large)
      stack.pushViewController(page, with: InterruptibleTransition(.elements))
      device.advanceUntilIdle()
      #expect(player.superview?.superview === page.view && player.frame.width == 393)
      let finger = device.press(at: CGPoint(x: 2, y: 600))
      finger.move(by: CGVector(dx: 100, dy: 0), over: 0.3)
      finger.move(by: CGVector(dx: -80, dy: 0), over: 0.3)
      finger.lift()
      device.advanceUntilIdle()
      #expect(player.superview?.superview === page.view && player.frame.width == 393)
      drag(from: CGPoint(x: 2, y: 600), by: CGVector(dx: 200, dy: 0))
      device.advanceUntilIdle()
      #expect(player.superview?.superview === first.view && player.frame.width == 160)
    }
  }

  @Test("A map on one page is in its stand-in")
  func map() {
    rehearse {
      let map = RemoteContentView(color: .systemGreen)
      map.frame = CGRect(x: 0, y: 120, width: 393, height: 300)
      map.elementID = "map"
      map.elementModifiers = [.sharedElement, .standIn(.view)]
      let first = decorate(UIViewController(), .white, "List")
      let page = decorate(UIViewController(), .white, "Map")
      page.view.addSubview(map)
      let card = UIView(frame: CGRect(x: 20, y: 500, width: 160, height: 90))
      card.backgroundColor = .systemGray
      card.elementID = "map"
      first.view.addSubview(card)
      let stack = UINavigationController(rootViewController: first)
      device.launch(stack)
      stack.pushViewController(page, with: InterruptibleTransition(.elements))
      device.advance(by: 0.2)
      #expect(map.superview !== page.view && map.window != nil)
      device.advanceUntilIdle()
      #expect(map.superview === page.view)
    }
  }
}
