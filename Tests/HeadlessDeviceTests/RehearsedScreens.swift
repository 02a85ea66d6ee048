import Foundation
import HeadlessDevice
import HeadlessUIKit

/// A screen with a title that presents another screen, which moves in from below.
final class TitleViewController: UIViewController {
  let titleLabel = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let transition = SlideUp()
  let fade = Fade()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    titleLabel.text = "Title"
    view.addSubview(titleLabel)
  }

  /// Presents a transparent screen with a sheet below the title.
  @discardableResult func presentSheet() -> SheetViewController {
    let sheet = SheetViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transition
    present(sheet, animated: true)
    return sheet
  }
}

final class SheetViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let panel = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 652))
    panel.backgroundColor = .systemBlue
    view.addSubview(panel)
  }
}

/// A transition of an app without the toolkit.
class AppTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  var duration = 0.4

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// A presentation from below. Its animator can make mistakes.
final class SlideUp: AppTransition {
  /// The number of calls of `completeTransition(_:)` at the end.
  var completionCount = 1

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    view.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
    container.addSubview(view)
    UIView.animate(withDuration: duration) {
      view.frame = container.bounds
    } completion: { [completionCount] _ in
      for _ in 0..<completionCount { transitionContext.completeTransition(true) }
    }
  }
}

/// A cross-fade of an app without the toolkit, also on the way back.
final class Fade: AppTransition {
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  override func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    let isPresenting =
      transitionContext.viewController(forKey: .to)?.presentingViewController != nil
    container.insertSubview(to, at: isPresenting ? 1 : 0)
    let fading = isPresenting ? to : from
    fading.alpha = isPresenting ? 0 : 1
    UIView.animate(withDuration: duration) {
      fading.alpha = isPresenting ? 1 : 0
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

/// The rows of a table, each with a text and a tile on a gray background.
final class ColoredRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    (cell.contentView.subviews.first as? UILabel)?.text = "Row \(indexPath.row)"
    return cell
  }

  private func makeCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.backgroundColor = .systemGray6
    cell.contentView.addSubview(UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 28)))
    let tile = UIView(frame: CGRect(x: 300, y: 8, width: 28, height: 28))
    tile.backgroundColor = .red
    cell.contentView.addSubview(tile)
    return cell
  }
}

extension Device {
  /// Advances the clock by one frame.
  func advanceOneFrame() { advance(by: 1 / Double(framesPerSecond)) }

  /// Rehearses a presentation, and calls a closure in its middle.
  func rehearsePresentation(
    _ middle: (Rehearsal, TitleViewController) -> Void
  ) -> RehearsalReport {
    rehearse { rehearsal in
      let screen = TitleViewController()
      launch(screen)
      screen.presentSheet()
      advance(by: 0.2)
      middle(rehearsal, screen)
      advanceUntilIdle()
    }
  }
}
