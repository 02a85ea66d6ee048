import Foundation

extension UIViewController {
  func requestPresentation(
    of controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    // Only the presentation controller knows whether a custom presentation covers the screen.
    let custom = controller.modalPresentationStyle == .custom && context !== outermost
    let early = custom ? makePresentation(of: controller, by: outermost) : nil
    let isInContext = early?.coversContext ?? controller.modalPresentationStyle.isInContext
    let presenter = isInContext ? context : outermost
    guard presenter.accepts(controller, from: self) else { return }
    let presentation = early ?? makePresentation(of: controller, by: presenter)
    ModalTransition.prepare(presentation, by: presenter)
    ModalTransition(
      .presentation, of: presentation, over: presenter, animated: animated, source: self,
      completion: completion
    ).request()
  }

  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    // A presentation by a context in a container has priority over a presentation that covers
    // everything.
    let presenter =
      ancestry.first { $0.presentation != nil } ?? outermost
    let lowest = presenter.presentation ?? presenter.presentedBy
    let stack = lowest?.stack ?? []
    let isBusy =
      presenter.isPresenting
      || stack.contains { $0.isInTransition || $0.presentedViewController.isPresenting }
    guard isBusy || lowest != nil else { return }
    guard !isBusy, let remaining = lowest?.presenter, let top = stack.last else {
      return Runtime.current.console.append(
        "Attempt to dismiss from view controller \(consoleName) while a presentation or dismiss "
          + "is in progress!")
    }
    ModalTransition(
      .dismissal, of: top, with: stack.dropLast(), over: remaining, animated: animated,
      source: self, completion: completion
    ).request()
  }

  func findPresentationController() -> UIPresentationController? {
    if let presentedBy { return presentedBy }
    if let parent { return parent.presentationController }
    if preparedPresentation?.style != modalPresentationStyle {
      preparedPresentation = newPresentation(presenter: nil, source: self)
    }
    return preparedPresentation
  }

  /// The view controller and all its containers, innermost first.
  var ancestry: [UIViewController] { Array(sequence(first: self, next: \.parentController)) }

  /// The nearest view controller that a presentation in the current context covers.
  private var context: UIViewController {
    ancestry.first(where: \.definesPresentationContext) ?? outermost
  }

  /// The run of the transition that the view controller is part of, or nil.
  package var activeTransition: TransitionRun? {
    Runtime.current.transitions.last { $0.run != nil && $0.involves(self) }?.run
  }

  /// Whether the view controller or one of its containers is part of a requested or running
  /// presentation or dismissal.
  private var isMoving: Bool {
    ancestry.contains { $0.presentedBy?.isInTransition == true }
  }

  /// Whether a presentation by the view controller has been requested and has not ended.
  private var isPresenting: Bool {
    Runtime.current.presentations.contains { $0.presenter === self }
  }

  /// Whether a presentation of the view controller has been requested and has not ended.
  private var isAwaited: Bool {
    Runtime.current.presentations.contains { $0.presented === self }
  }

  /// The name of the view controller in console messages.
  var consoleName: String { "<\(type(of: self))>" }

  /// Returns whether a presentation is possible now.
  ///
  /// If it is not possible, the method writes a console message (facts 2.86, 2.87).
  private func accepts(_ controller: UIViewController, from source: UIViewController) -> Bool {
    precondition(
      controller !== self, "Application tried to present modal view controller on itself")
    let refusal: String? =
      if isPresenting || presentation?.isInTransition == true {
        "while a presentation is in progress!"
      } else if let presentation {
        "which is already presenting \(presentation.presentedViewController.consoleName)."
      } else if viewIfLoaded?.window == nil {
        "whose view is not in the window hierarchy."
      } else if isMoving, Runtime.current.reads(.refusesMovingPresenters) {
        "while a presentation is in progress!"
      } else {
        nil
      }
    if let refusal {
      Runtime.current.console.append(
        "Attempt to present \(controller.consoleName) on \(consoleName) "
          + "(from \(source.consoleName)) \(refusal)")
      return false
    }
    precondition(
      controller.presentedBy == nil && !controller.isAwaited,
      "Application tried to present modally an active controller \(controller.consoleName).")
    precondition(
      controller.parent == nil,
      "Application tried to present modally a view controller \(controller.consoleName) that "
        + "has a parent view controller.")
    return true
  }

  private func makePresentation(
    of controller: UIViewController, by presenter: UIViewController
  ) -> UIPresentationController {
    if let prepared = controller.preparedPresentation,
      prepared.style == controller.modalPresentationStyle
    {
      return prepared
    }
    return controller.newPresentation(presenter: presenter, source: self)
  }

  /// Creates the presentation controller of this view controller's presentation.
  ///
  /// The delegate provides it only for the style `.custom` (fact 2.1).
  private func newPresentation(
    presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      return custom
    }
    if modalPresentationStyle.removesPresenter {
      return FullScreenPresentationController(presentedViewController: self, presenting: presenter)
    }
    if modalPresentationStyle.isSheet {
      return PageSheetPresentationController(presentedViewController: self, presenting: presenter)
    }
    return UIPresentationController(presentedViewController: self, presenting: presenter)
  }
}

extension Runtime {
  /// The presentations that have been requested and have not ended.
  fileprivate var presentations: [ModalTransition] {
    transitions.compactMap { $0 as? ModalTransition }.filter { $0.direction == .presentation }
  }
}

extension UIPresentationController {
  /// This presentation and all presentations above it, lowest first.
  var stack: [UIPresentationController] {
    [self] + (presentedViewController.presentation?.stack ?? [])
  }

  /// Whether the presentation or its dismissal is pending or in progress.
  var isInTransition: Bool {
    Runtime.current.transitions.lazy.compactMap { $0 as? ModalTransition }.contains { transition in
      transition.presentation === self || transition.others.contains { $0 === self }
    }
  }
}
