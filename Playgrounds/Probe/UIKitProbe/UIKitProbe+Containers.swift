// The trials of the probe with containers and sheets.

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// MARK: - Containers

extension UIKitProbe {
  /// Tries two pushes in one turn of the run loop.
  func pushingTwice(_ done: @escaping () -> Void) {
    let delegate = ProbeDelegate()
    delegate.move = ProbeMove()
    let navigation = stack(delegate)
    after(0.1) { [self] in
      let pages = [ProbePage(.systemGreen), ProbePage(.systemGreen)]
      for page in pages { navigation.pushViewController(page, animated: true) }
      // A change that has already begun is the case of a push during a push.
      if !pages[0].wasAboutToAppear {
        haveJoined = navigation.viewControllers.count == 4
      }
      whenSettled(navigation, done)
    }
  }

  /// Tries the behavior during a push, and the state of its delegate after it.
  func pushing(_ done: @escaping () -> Void) {
    let delegate = ProbeDelegate()
    let page = ProbePage(.systemGreen)
    let move = ProbeMove()
    delegate.move = move
    let navigation = stack(delegate)
    let wasWired = navigation.interactivePopGestureRecognizer?.delegate != nil
    after(0.1) { [self] in
      let interactor = push(page, on: navigation, delegate)
      when(interactor.context != nil) { [self] in
        after(0.2) { [self] in
          note(.pausesInteractiveStarts, interactor.shown < 0.05)
          note(.leavesBarsEnabled, navigation.navigationBar.isUserInteractionEnabled)
          delegate.interactor = nil
          navigation.pushViewController(ProbePage(.systemGreen), animated: true)
          let isChanged = navigation.viewControllers.count == 4
          after(0.1) { [self] in
            noteSecondPush(isChanged: isChanged, hasEnded: move.hasEnded)
            interactor.release(hasEnded: move.hasEnded)
            whenSettled(navigation) { [self] in
              popAll(of: navigation)
              whenSettled(navigation) { [self] in
                navigation.delegate = nil
                let recognizer = navigation.interactivePopGestureRecognizer
                if wasWired { note(.losesSwipe, recognizer?.delegate == nil) }
                done()
              }
            }
          }
        }
      }
    }
  }

  /// Records the effects of a push during a push on the stack and on the first push.
  private func noteSecondPush(isChanged: Bool, hasEnded: Bool) {
    // A push that has ended allows the second push, as usual.
    let isAtOnce = isChanged && !hasEnded
    note(.stacksAtOnce, isAtOnce)
    if hasEnded { note(.endsChangesForOthers, true) }
    // A stack that changes at any time accepts both changes of one turn.
    if !isAtOnce, let haveJoined { note(.joinsChangesInOneTurn, haveJoined) }
  }

  /// Tries a push during a push whose interruptible animator is still running.
  func pushingInFlight(_ done: @escaping () -> Void) {
    let delegate = ProbeDelegate()
    let transition = ProbeTransition()
    delegate.move = transition
    let navigation = stack(delegate)
    cleanUps.append { transition.conclude() }
    after(0.1) { [self] in
      navigation.pushViewController(transition.card, animated: true)
      when(transition.animator?.isRunning == true) { [self] in
        delegate.move = ProbeMove()
        navigation.pushViewController(ProbePage(.systemGreen), animated: true)
        let isAtOnce = navigation.viewControllers.count == 4
        after(0.1) { [self] in
          let hasEnded = transition.hasEnded
          // A stack that changes during the flight does not need to end the first push.
          if hasEnded || !isAtOnce { note(.endsChangesForOthers, hasEnded) }
          transition.conclude()
          whenSettled(navigation, done)
        }
      }
    }
  }

  /// Pops to the root, and reads the stack before the pop has begun.
  private func popAll(of navigation: UINavigationController) {
    guard navigation.viewControllers.count > 2, let top = navigation.topViewController,
      let root = navigation.viewControllers[0] as? ProbePage
    else { return }
    root.wasAboutToAppear = false
    navigation.popToRootViewController(animated: true)
    guard !root.wasAboutToAppear else { return }
    note(.listsPoppedTopFirst, navigation.viewControllers.first === top)
  }

  /// Tries a tab bar controller whose selection changes.
  func selecting(_ done: @escaping () -> Void) {
    let tabs = UITabBarController()
    let delegate = ProbeDelegate()
    let pages = [ProbePage(.systemGreen), ProbePage(.systemGreen)]
    delegate.move = ProbeMove()
    tabs.setViewControllers(pages, animated: false)
    tabs.delegate = delegate
    show(tabs)
    cleanUps.append { withExtendedLifetime(delegate) {} }
    after(0.1) { [self] in
      tabs.selectedIndex = 1
      // A change that has already begun has requested the animator in any case.
      if !pages[1].wasAboutToAppear { note(.asksTabsLate, !delegate.wasAsked) }
      whenSettled(tabs, done)
    }
  }
}

// MARK: - Containers for trials

extension UIKitProbe {
  /// Shows a container in the lower half of the screen during the trial.
  func show(_ container: UIViewController) {
    guard let view = container.view else { return }
    screen.addChild(container)
    view.frame = lowerHalf
    screen.view.insertSubview(view, at: 0)
    container.didMove(toParent: screen)
    cleanUps.append {
      container.willMove(toParent: nil)
      view.removeFromSuperview()
      container.removeFromParent()
    }
  }

  /// Returns a stack of two pages on the screen, whose changes a delegate may animate.
  func stack(_ delegate: ProbeDelegate) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ProbePage(.systemGreen))
    // The trial is about the swipe from the edge.
    if #available(iOS 26, visionOS 26, *) {
      navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    }
    navigation.setViewControllers(
      navigation.viewControllers + [ProbePage(.systemGreen)], animated: false)
    navigation.delegate = delegate
    show(navigation)
    cleanUps.append { withExtendedLifetime(delegate) {} }
    return navigation
  }

  /// Pushes a page whose transition does not end until the interactor allows it.
  func push(
    _ page: ProbePage, on navigation: UINavigationController, _ delegate: ProbeDelegate
  ) -> ProbeInteractor {
    let interactor = ProbeInteractor()
    delegate.interactor = interactor
    cleanUps.append { interactor.release() }
    navigation.pushViewController(page, animated: true)
    return interactor
  }

  /// Calls a closure once a container's changes are over.
  func whenSettled(_ container: UIViewController, _ body: @escaping () -> Void) {
    after(0.2) { [self] in when(container.transitionCoordinator == nil, body) }
  }
}

// MARK: - A sheet

extension UIKitProbe {
  /// Tries a full-screen page over a sheet that is dismissed.
  func uncoveringSheet(_ done: @escaping () -> Void) {
    let sheet = ProbePage(.systemBlue)
    let page = ProbePage(.systemBlue)
    let delegate = ProbeDelegate()
    let move = ProbeMove()
    cleanUps.append { withExtendedLifetime(delegate) {} }
    sheet.modalPresentationStyle = .pageSheet
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = delegate
    screen.present(sheet, animated: false)
    when(sheet.isShown) { [self] in
      // A sheet that covers the screen gives no answer.
      guard sheet.view.bounds.height < window.bounds.height else { return done() }
      sheet.present(page, animated: false)
      when(page.isShown) { [self] in
        delegate.move = move
        sheet.dismiss(animated: true)
        when(move.hasEnded) { [self] in
          note(.enlargesUncoveredSheets, move.fillsContainer)
          done()
        }
      }
    }
  }
}
