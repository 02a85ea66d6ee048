// The trials of the probe that are about safe areas, offsets and stacks.

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIKitProbe {
  /// Tries the safe area of a view that a transform has moved.
  func moving(_ done: @escaping () -> Void) {
    let view = UIView(frame: window.bounds)
    view.isUserInteractionEnabled = false
    window.addSubview(view)
    cleanUps.append { view.removeFromSuperview() }
    after(0.1) { [self] in
      let before = view.safeAreaInsets.top
      view.transform = CGAffineTransform(translationX: 0, y: window.bounds.height / 2)
      after(0.1) { [self] in
        // A phone without a safe area at the top gives no answer.
        if before > 0 { note(.movesSafeArea, view.safeAreaInsets.top < before) }
        done()
      }
    }
  }

  /// Tries a push in a tab, of a page without the bar of the tabs.
  func hidingBar(_ done: @escaping () -> Void) {
    let tabs = UITabBarController()
    let delegate = ProbeDelegate()
    let below = ProbePage(.systemGreen)
    let page = ProbePage(.systemGreen)
    page.hidesBottomBarWhenPushed = true
    delegate.move = ProbeMove()
    let navigation = UINavigationController(rootViewController: below)
    navigation.delegate = delegate
    tabs.setViewControllers([navigation], animated: false)
    show(tabs)
    cleanUps.append { withExtendedLifetime(delegate) {} }
    after(0.1) { [self] in
      let before = below.view.safeAreaInsets.bottom
      let interactor = push(page, on: navigation, delegate)
      when(interactor.context != nil) { [self] in
        after(0.1) { [self] in
          let inFlight = below.view.safeAreaInsets.bottom
          // A bar that is not at the bottom gives no answer.
          if before > page.view.safeAreaInsets.bottom {
            note(.changesBarInsetsAtOnce, inFlight < before)
          }
          interactor.release()
          whenSettled(navigation, done)
        }
      }
    }
  }

  /// Tries a push of a page that shows the hidden navigation bar.
  func showingBar(_ done: @escaping () -> Void) {
    let delegate = ProbeDelegate()
    let page = ProbePage(.systemGreen)
    delegate.move = ProbeMove()
    page.showsBar = true
    let navigation = stack(delegate)
    #if canImport(UIKit)
      navigation.navigationBar.isTranslucent = false
    #endif
    navigation.setNavigationBarHidden(true, animated: false)
    func safeTop() -> CGFloat {
      page.view.convert(CGPoint(x: 0, y: page.view.safeAreaInsets.top), to: nil).y
    }
    after(0.1) { [self] in
      navigation.pushViewController(page, animated: true)
      whenSettled(navigation) { [self] in
        let before = safeTop()
        navigation.view.setNeedsLayout()
        after(0.1) { [self] in
          note(.keepsInsetsUntilLayout, before < safeTop())
          done()
        }
      }
    }
  }

  /// Tries a new stack whose change a finger cancels.
  func cancellingNewStack(_ done: @escaping () -> Void) {
    let delegate = ProbeDelegate()
    let interactor = ProbeInteractor()
    delegate.move = ProbeMove()
    let navigation = stack(delegate)
    let page = ProbePage(.systemGreen)
    cleanUps.append { interactor.release() }
    after(0.1) { [self] in
      delegate.interactor = interactor
      navigation.setViewControllers([page], animated: true)
      when(interactor.context != nil) { [self] in
        after(0.1) { [self] in
          interactor.release(cancelling: true)
          whenSettled(navigation) { [self] in
            note(.keepsCancelledTop, navigation.viewControllers.contains(page))
            done()
          }
        }
      }
    }
  }

  /// Tries a push that is cancelled, held again and finished, and the items of the bar after it.
  func finishingAfterCancel(_ done: @escaping () -> Void) {
    let delegate = ProbeDelegate()
    let page = ProbePage(.systemGreen)
    page.title = "Pushed"
    delegate.move = ProbeMove()
    let navigation = stack(delegate)
    after(0.1) { [self] in
      let interactor = push(page, on: navigation, delegate)
      when(interactor.context != nil) { [self] in
        after(0.1) { [self] in
          guard let context = interactor.context else { return done() }
          context.cancelInteractiveTransition()
          context.pauseInteractiveTransition()
          interactor.release()
          whenSettled(navigation) { [self] in
            after(0.1) { [self] in
              if let top = navigation.topViewController, top === page {
                let item = navigation.navigationBar.topItem
                note(.keepsItemsAfterCancel, item !== top.navigationItem)
              }
              done()
            }
          }
        }
      }
    }
  }

  /// Tries the questions about a tap on a tab, on systems with `UITab`.
  func tappingTab(_ done: @escaping () -> Void) {
    guard #available(iOS 18, visionOS 2, *) else { return done() }
    let tabs = UITabBarController()
    let delegate = ProbeTabDelegate()
    tabs.tabs = ["First", "Second"].map { title in
      UITab(title: title, image: nil, identifier: title) { _ in ProbePage(.systemGreen) }
    }
    tabs.delegate = delegate
    show(tabs)
    cleanUps.append { withExtendedLifetime(delegate) {} }
    screen.request = .tapTab
    when(delegate.questions > 0) { [self] in
      after(0.2) { [self] in
        note(.tapsAskForBoth, delegate.questions > 1)
        done()
      }
    }
  }

  /// Tries an offset between two pixels.
  func scrolling(_ done: @escaping () -> Void) {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize = CGSize(width: 100, height: 1000)
    screen.view.insertSubview(list, at: 0)
    cleanUps.append { list.removeFromSuperview() }
    // Outside a window, UIKit may round to whole points.
    after(0.1) { [self] in
      list.contentOffset.y = 10.2
      note(.roundsOffsets, abs(list.contentOffset.y - 10.2) > 0.01)
      done()
    }
  }

  /// Tries a push that is followed by a layout.
  func pushingBeforeLayout(_ done: @escaping () -> Void) {
    let delegate = ProbeDelegate()
    let page = ProbePage(.systemGreen)
    delegate.move = ProbeMove()
    let navigation = stack(delegate)
    after(0.1) { [self] in
      navigation.pushViewController(page, animated: true)
      // A change that has begun within the call gives no answer.
      guard !page.wasAboutToAppear else { return whenSettled(navigation, done) }
      navigation.view.layoutIfNeeded()
      note(.startsPushesInLayout, page.wasAboutToAppear)
      whenSettled(navigation, done)
    }
  }
}

/// A page that is presented, pushed and selected.
final class ProbePage: UIViewController {
  private let color: UIColor
  private(set) var wasTouched = false
  private(set) var isShown = false
  var wasAboutToAppear = false
  /// Whether the page shows the hidden navigation bar when it is about to appear.
  var showsBar = false
  /// Whether the page was notified that it disappears.
  private(set) var hasHeardOfEnd = false

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    wasAboutToAppear = true
    if showsBar { navigationController?.setNavigationBarHidden(false, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isShown = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasHeardOfEnd = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    wasTouched = true
  }
}

/// A delegate that counts the questions about a tap on a tab.
@MainActor private final class ProbeTabDelegate: NSObject, UITabBarControllerDelegate {
  var questions = 0

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    questions += 1
    return true
  }

  @available(iOS 18, visionOS 2, *)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    questions += 1
    return true
  }
}
