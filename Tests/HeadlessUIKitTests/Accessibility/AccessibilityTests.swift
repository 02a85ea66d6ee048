import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Accessibility", .serialized)
@MainActor struct AccessibilityTests {
  private let device = Device()

  private func launch() -> (UIViewController, [UIView]) {
    let controller = UIViewController()
    device.launch(controller)
    device.settings.runsVoiceOver = true
    let views = (0..<2).map { UIView(frame: CGRect(x: 0, y: 100 * $0, width: 50, height: 50)) }
    for view in views { controller.view.addSubview(view) }
    return (controller, views)
  }

  @Test("6.14 UIAccessibility reports the user's settings and posts a notification of each change")
  func settings() {
    var told: [String] = []
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      UIAccessibility.voiceOverStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name.rawValue) }
      }
    }
    device.launch(UIViewController())
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
    device.settings.reducesMotion = true
    device.settings.reducesMotion = true
    device.settings.prefersCrossFade = true
    #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.prefersCrossFadeTransitions)
    device.settings.runsVoiceOver = true
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(told == names.map(\.rawValue))
  }

  @Test("6.15 A screen change moves VoiceOver's focus to its argument")
  func screenChanged() {
    let (_, views) = launch()
    UIAccessibility.post(notification: .screenChanged, argument: views[0])
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === views[0])
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(device.focusedView === views[0])
    device.settings.runsVoiceOver = false
    UIAccessibility.post(notification: .screenChanged, argument: views[0])
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test("6.16 Elements that are hidden, or are siblings of a modal view, can't receive the focus")
  func reach() {
    let (controller, views) = launch()
    device.focusedView = views[1]
    views[0].accessibilityElementsHidden = true
    device.focusedView = views[0]
    #expect(device.focusedView === views[1])
    views[0].accessibilityElementsHidden = false
    views[1].accessibilityViewIsModal = true
    device.focusedView = views[0]
    #expect(device.focusedView === views[1])
    views[1].accessibilityViewIsModal = false
    controller.view.accessibilityElementsHidden = true
    device.focusedView = views[0]
    #expect(device.focusedView === views[1])
    controller.view.accessibilityElementsHidden = false
    device.focusedView = views[0]
    #expect(device.focusedView === views[0])
  }

  @Test("6.36 Of two modal siblings, VoiceOver reaches the last one")
  func modalSiblings() {
    let (_, views) = launch()
    for view in views {
      view.isAccessibilityElement = true
      view.accessibilityViewIsModal = true
    }
    #expect(device.accessibleViews == [views[1]])
    device.focusedView = views[0]
    device.focusedView = views[1]
    #expect(device.focusedView === views[1])
    views[1].isHidden = true
    #expect(device.accessibleViews == [views[0]])
  }

  @Test("6.37 VoiceOver reaches only the topmost presentation of the system")
  func systemPresentations() {
    let (root, views) = launch()
    views[0].isAccessibilityElement = true
    let sheet = UIViewController()
    let upper = UIViewController()
    for (presenter, page) in [(root, sheet), (sheet, upper)] {
      let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
      button.isAccessibilityElement = true
      page.view.addSubview(button)
      page.modalPresentationStyle = .pageSheet
      presenter.present(page, animated: true)
      device.advanceUntilIdle()
      #expect(device.accessibleViews == [button])
      #expect(device.focusedView === button)
    }
    upper.dismiss(animated: true)
    device.advanceUntilIdle()
    #expect(device.accessibleViews == sheet.view.subviews)
  }

  @Test(
    "6.17 The escape gesture goes from the focused element up the responders until one handles it")
  func escape() {
    final class Screen: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    let screen = Screen()
    device.launch(screen)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.view.addSubview(view)
    #expect(!device.performEscape())
    device.settings.runsVoiceOver = true
    device.focusedView = view
    #expect(device.performEscape() && screen.escapes == 1)
    var answer = false
    var asked = 0
    view.accessibilityPerformEscapeBlock = {
      asked += 1
      return answer
    }
    #expect(device.performEscape() && asked == 1 && screen.escapes == 2)
    answer = true
    #expect(device.performEscape() && asked == 2 && screen.escapes == 2)
  }

  @Test("6.22 UIKit reports a screen change after a push, a pop, a presentation and a dismissal")
  func reports() {
    let root = UIViewController()
    let pushed = UIViewController()
    let sheet = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [navigation, other]
    device.launch(tabs)
    device.settings.runsVoiceOver = true
    func count(_ change: () -> Void) -> Int {
      let former = device.accessibilityNotifications.count
      change()
      device.advanceUntilIdle()
      return device.accessibilityNotifications.count - former
    }
    #expect(count { navigation.pushViewController(pushed, animated: true) } == 1)
    #expect(count { pushed.present(sheet, animated: true) } == 1)
    #expect(count { sheet.dismiss(animated: true) } == 1)
    #expect(count { navigation.popViewController(animated: true) } == 1)
    #expect(count { tabs.selectedViewController = other } == 0)
    device.settings.runsVoiceOver = false
    #expect(count { other.present(sheet, animated: false) } == 0)
  }

  @Test("6.15, 6.23 VoiceOver focuses the first element, in the order of the view's list")
  func order() {
    let (controller, views) = launch()
    let label = UILabel(frame: CGRect(x: 0, y: 300, width: 50, height: 50))
    controller.view.addSubview(label)
    views[1].isAccessibilityElement = true
    #expect(device.accessibleViews == [views[1], label])
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(device.focusedView === views[1])
    controller.view.accessibilityElements = [label, views[0]]
    #expect(device.accessibleViews == [label])
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(device.focusedView === label)
    device.focusedView = views[1]
    #expect(device.focusedView === label)
  }

  @Test("6.25 A double tap activates the focused element, or taps it if it doesn't activate")
  func activation() {
    final class Key: UIView {
      var activations = 0
      var isEnabled = true
      override func accessibilityActivate() -> Bool {
        activations += 1
        return isEnabled
      }
    }
    let (controller, _) = launch()
    let key = Key(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
    controller.view.addSubview(key)
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler(key) { _ in taps += 1 }
    key.addGestureRecognizer(tap)
    device.activate()
    device.focusedView = key
    device.activate()
    #expect((key.activations, taps) == (1, 0))
    key.isEnabled = false
    device.activate()
    #expect((key.activations, taps) == (2, 1))
  }

  @Test("1.159 A layer is double-sided unless an app turns that off")
  func doubleSided() {
    let layer = CALayer()
    #expect(layer.isDoubleSided)
    layer.isDoubleSided = false
    #expect(!CALayer(layer: layer).isDoubleSided)
  }
}
