import HeadlessUIKit
import Testing

@testable import HeadlessDevice

@Suite("Hosting views")
@MainActor struct HostingViewTests {
  @Test("A hosting view has its content, and reports any other subview")
  func foreignSubview() {
    let device = Device()
    let content = UILabel()
    let page = UIViewController()
    page.view = HostingView(content)
    device.launch(page)
    #expect(content.frame == page.view.bounds && Runtime.current.console == [])
    page.view.addSubview(UIView())
    #expect(Runtime.current.console.count == 1)
    #expect(Runtime.current.console.first?.contains("UIHostingController") == true)
  }
}
