import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Navigation bar titles")
@MainActor
struct NavigationTitleTests {
  /// A page that sets its title in `viewDidLoad`.
  private final class Page: UIViewController {
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = name
    }
  }

  /// Returns the shown title and the title of the back button.
  private func shown(in navigation: UINavigationController) -> [String?] {
    let content = navigation.navigationBar.subviews.last as? NavigationBarContent
    return [content?.titleLabel.text, content?.backButton.currentTitle]
  }

  @Test("The bar and its back button follow titles that are set late")
  func late() {
    let device = Device()
    let navigation = UINavigationController(rootViewController: Page("A"))
    device.launch(navigation)
    device.advance(by: 0.1)
    #expect(shown(in: navigation) == ["A", "Back"])
    let page = Page("B")
    navigation.pushViewController(page, animated: true)
    device.advanceUntilIdle()
    #expect(shown(in: navigation) == ["B", "A"])
    page.title = "C"
    navigation.viewControllers.first?.navigationItem.title = "D"
    #expect(shown(in: navigation) == ["C", "D"])
    navigation.popViewController(animated: true)
    device.advanceUntilIdle()
    #expect(shown(in: navigation).first == "D")
  }
}
