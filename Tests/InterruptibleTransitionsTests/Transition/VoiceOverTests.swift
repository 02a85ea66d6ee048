import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("VoiceOver", .underVariants)
struct VoiceOverTests {
  private let fixture = ContainerFixture()
  private let first = titled("A")
  private let second = titled("B")

  private func launch() -> UIView {
    fixture.device.launch(first)
    fixture.device.settings.runsVoiceOver = true
    let button = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    first.view.addSubview(button)
    fixture.device.focusedView = button
    return button
  }

  @Test("VoiceOver: its focus goes to the new screen at completion, and back after a cancel")
  func focus() {
    let button = launch()
    let slide = fixture.slide()
    #expect(fixture.device.focusedView === button)
    first.present(second, with: slide)
    fixture.device.advance(by: 0.1)
    slide.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.focusedView === button)
    first.present(second, with: slide)
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.focusedView === second.view)
    second.dismiss(with: slide)
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.focusedView === first.view)
  }

  @Test("VoiceOver: the page that leaves is out of its reach in flight, and only then")
  func reach() {
    let button = launch()
    let slide = fixture.slide()
    first.present(second, with: slide)
    fixture.device.advance(by: 0.1)
    fixture.device.focusedView = second.view
    fixture.device.focusedView = button
    #expect(fixture.device.focusedView === second.view)
    #expect(first.view.accessibilityElementsHidden)
    fixture.device.advanceUntilIdle()
    #expect(!first.view.accessibilityElementsHidden)
    second.view.accessibilityElementsHidden = true
    second.dismiss(with: slide)
    fixture.device.advance(by: 0.1)
    slide.cancel()
    fixture.device.advanceUntilIdle()
    #expect(second.view.accessibilityElementsHidden)
  }

  @Test("VoiceOver: the escape gesture dismisses what the toolkit presents, as a tap outside does")
  func escape() {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      var isAllowed = false
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
        isAllowed
      }
    }
    _ = launch()
    let (slide, delegate) = (fixture.slide(), Delegate())
    first.present(second, with: slide)
    second.presentationController?.delegate = delegate
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.performEscape())
    fixture.device.advanceUntilIdle()
    #expect(first.presentedViewController === second)
    delegate.isAllowed = true
    #expect(fixture.device.performEscape())
    fixture.device.advanceUntilIdle()
    #expect(first.presentedViewController == nil)
    #expect(!fixture.device.performEscape())
  }

  @Test("The escape gesture on a page that presents is for the page that comes in")
  func escapeWhileTheNextComes() {
    _ = launch()
    let (slide, fade, third) = (fixture.slide(), fixture.slide(), titled("C"))
    first.present(second, with: slide)
    fixture.device.advanceUntilIdle()
    second.present(third, with: fade)
    fixture.device.advance(by: 0.1)
    #expect(second.accessibilityPerformEscapeBlock?() == true)
    fixture.device.advanceUntilIdle()
    #expect(first.presentedViewController === second && second.presentedViewController == nil)
    #expect(fixture.completions == [true, false])
    // What the toolkit does not present is the app's to take away.
    second.present(third, animated: true)
    fixture.device.advance(by: 0.1)
    #expect(second.accessibilityPerformEscapeBlock?() == false)
    fixture.device.advanceUntilIdle()
    #expect(second.accessibilityPerformEscapeBlock?() == false)
    #expect(second.presentedViewController === third)
  }

  @Test("What the app does on the escape gesture stays")
  func appsEscape() {
    final class Screen: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        escapes += 1
        return true
      }
    }
    _ = launch()
    let (slide, screen) = (fixture.slide(), Screen())
    first.present(screen, with: slide)
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.performEscape() && screen.escapes == 1)
    fixture.device.advanceUntilIdle()
    #expect(first.presentedViewController === screen)
  }

  @Test("In a stack it goes back one page first, and an app's own block stays")
  func escapeInStack() {
    _ = launch()
    let (slide, root) = (fixture.slide(), titled("R"))
    let stack = UINavigationController(rootViewController: root)
    first.present(stack, with: slide)
    fixture.device.advanceUntilIdle()
    stack.pushViewController(second, animated: false)
    fixture.device.advanceUntilIdle()
    fixture.device.focusedView = second.view
    #expect(fixture.device.performEscape())
    fixture.device.advanceUntilIdle()
    #expect(stack.viewControllers == [root] && first.presentedViewController === stack)
    fixture.device.focusedView = root.view
    #expect(fixture.device.performEscape())
    fixture.device.advanceUntilIdle()
    #expect(first.presentedViewController == nil)
    var escapes = 0
    second.accessibilityPerformEscapeBlock = {
      escapes += 1
      return true
    }
    first.present(second, with: slide)
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.performEscape() && escapes == 1)
    first.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(second.accessibilityPerformEscapeBlock != nil)
  }
}
