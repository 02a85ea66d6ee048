import InterruptibleTransitions

// The requests to UIKit.
extension Performer {
  func requestFromSystem(_ step: Step) {
    // A block's animator captures all changes that UIKit lays out within the block, and undoes them
    // at a cancel. An app must not make UIKit change view controllers there.
    guard !app.isWithinAnimations else { return }
    switch step {
    case .systemPresent(let number, let place, let isAnimated):
      guard let page = app.free(number), let presenter = app.find(place),
        app.mayPresent(page, by: presenter), !app.comesOrGoes(presenter)
      else { return }
      page.modalPresentationStyle = .overFullScreen
      app.askedOfSystem.insert(ObjectIdentifier(page))
      presenter.present(page, animated: isAnimated)
    case .systemDismiss(let place, let isAnimated):
      app.find(place)?.dismiss(animated: isAnimated)
    case .systemSelect(let tab):
      app.topTabs?.selectedIndex = tab
    default:
      if let navigation = app.topNavigation { change(navigation, step) }
    }
  }

  private func change(_ navigation: UINavigationController, _ step: Step) {
    switch step {
    case .systemPush(let number, let isAnimated):
      guard let page = app.pushable(number, into: navigation),
        !navigation.viewControllers.contains(page)
      else { return }
      navigation.pushViewController(page, animated: isAnimated)
    case .systemPop(let isAnimated):
      navigation.popViewController(animated: isAnimated)
    case .systemPopToRoot(let isAnimated):
      navigation.popToRootViewController(animated: isAnimated)
    case .systemSetStack(let numbers, let isAnimated):
      var stack: [UIViewController] = []
      for number in numbers {
        guard let page = app.pushable(number, into: navigation), !stack.contains(page) else {
          continue
        }
        stack.append(page)
      }
      if !stack.isEmpty { navigation.setViewControllers(stack, animated: isAnimated) }
    default: break
    }
  }
}
