import Foundation

// The subviews that UIKit may show as scroll indicators (variant 7.93).
extension UIScrollView {
  /// Updates the indicators for a changed offset. Scrolling shows them.
  func updateIndicators() {
    if !isResting { showIndicators() }
    guard !indicators.isEmpty else { return }
    UIView.performWithoutAnimation {
      for view in indicators { view.frame = frame(of: view) }
    }
  }

  /// Hides the indicators some time after the content has stopped, unless it scrolls again.
  func activityDidChange() {
    guard !indicators.isEmpty else { return }
    indicatorTimer?.cancel()
    indicatorTimer = nil
    guard isResting else { return }
    indicatorTimer = Runtime.current.schedule(after: ScrollIndicatorView.delay) { [weak self] in
      self?.removeIndicators()
    }
  }

  func removeIndicators() {
    indicatorTimer?.cancel()
    indicatorTimer = nil
    let views = indicators
    indicators = []
    for view in views { view.removeFromSuperview() }
  }

  /// Moves the indicators in front of the other subviews.
  func bringIndicatorsToFront() {
    for view in indicators { bringSubviewToFront(view) }
  }

  private func showIndicators() {
    let axes = ScrollAxis.allCases.filter { axis in
      isLargerThanView(along: axis) && !indicators.contains { $0.axis == axis }
    }
    guard window != nil, !axes.isEmpty, Runtime.current.reads(.showsScrollIndicators) else {
      return
    }
    UIView.performWithoutAnimation {
      for axis in axes {
        let view = ScrollIndicatorView(axis)
        indicators.append(view)
        addSubview(view)
      }
    }
  }

  /// Whether the content is larger than the view along an axis that has an indicator.
  private func isLargerThanView(along axis: ScrollAxis) -> Bool {
    switch axis {
    case .horizontal: showsHorizontalScrollIndicator && contentSize.width > bounds.width
    case .vertical: showsVerticalScrollIndicator && contentSize.height > bounds.height
    }
  }

  /// Returns the frame of an indicator, whose place in the safe area shows the place of the visible
  /// part in the content.
  private func frame(of view: ScrollIndicatorView) -> CGRect {
    let margin = ScrollIndicatorView.margin
    let thickness = ScrollIndicatorView.thickness
    let track = bounds.inset(by: safeAreaInsets).insetBy(dx: margin, dy: margin)
    switch view.axis {
    case .horizontal:
      let span = span(
        along: .horizontal, in: track.width, visible: bounds.width / contentSize.width)
      return CGRect(
        x: track.minX + span.start, y: track.maxY - thickness, width: span.length,
        height: thickness)
    case .vertical:
      let span = span(
        along: .vertical, in: track.height, visible: bounds.height / contentSize.height)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGRect(
        x: isRightToLeft ? track.minX : track.maxX - thickness, y: track.minY + span.start,
        width: thickness, height: span.length)
    }
  }

  /// Returns the start and the length of an indicator in its track, in points.
  private func span(
    along axis: ScrollAxis, in track: CGFloat, visible fraction: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let extent = extents[axis]
    let length = min(max(track * min(fraction, 1), ScrollIndicatorView.shortest), max(track, 0))
    let range = extent.highest - extent.lowest
    let passed = extent.clamped(contentOffset[axis]) - extent.lowest
    return (range > 0 ? (track - length) * passed / range : 0, length)
  }
}
