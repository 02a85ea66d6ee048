import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension AccessibilityTests {
  @Suite("VoiceOver's focus after a return", .underVariants)
  struct FocusReturn {
    private let fixture = ContainerFixture()
    private let first = titled("A")
    private let second = titled("B")
    private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

    nonisolated enum Opening: CaseIterable, Sendable {
      case sheet, fullScreen, push, zoom
    }

    nonisolated enum Opener: CaseIterable, Sendable {
      case row, goneRow, reusedCell, tabBar, focusMovedMeanwhile, hiddenByModal
    }

    @Test(
      "After a return the focus is on the element that opened the page",
      arguments: Opening.allCases, Opener.allCases)
    func opener(_ opening: Opening, _ opener: Opener) {
      let device = fixture.device
      let navigation = UINavigationController(rootViewController: first)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      device.launch(tabs)
      device.settings.runsVoiceOver = true
      let cells = [100.0, 200, 300].map { y in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: y, width: 393, height: 60)
        cell.isAccessibilityElement = true
        cell.elementID = ElementID("\(y)")
        cell.textLabel?.text = "\(y)"
        first.view.addSubview(cell)
        return cell
      }
      second.view.addSubview(label)
      let row: UIView = opener == .tabBar ? tabs.tabBar : cells[1]
      device.focusedView = row
      let slide = fixture.slide()
      switch opening {
      case .sheet: first.present(second, with: slide, as: .sheet(height: 400))
      case .fullScreen: first.present(second, with: slide, as: .full)
      case .push: navigation.pushViewController(second, with: slide)
      case .zoom: navigation.pushViewController(second, with: .zoom("200.0"))
      }
      device.advanceUntilIdle()
      #expect(device.focusedView !== row)
      if opener == .goneRow { cells[1].removeFromSuperview() }
      if opener == .reusedCell { cells[1].textLabel?.text = "other" }
      let modal = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      modal.isAccessibilityElement = true
      if opener == .hiddenByModal {
        modal.accessibilityViewIsModal = true
        first.view.addSubview(modal)
      }
      if opening == .push || opening == .zoom {
        navigation.popViewController(animated: true)
      } else {
        first.dismiss(animated: true)
      }
      device.advance(by: 0.1)
      if opener == .focusMovedMeanwhile {
        first.view.accessibilityElementsHidden = false
        device.focusedView = cells[2]
      }
      device.advanceUntilIdle()
      switch opener {
      case .row, .tabBar: #expect(device.focusedView === row)
      case .goneRow, .reusedCell: #expect(device.focusedView !== cells[1])
      case .hiddenByModal: #expect(device.focusedView === modal)
      case .focusMovedMeanwhile: #expect(device.focusedView === cells[2])
      }
    }
  }
}
