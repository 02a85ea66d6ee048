extension SceneEntry {
  package static let stackWithSlider = SceneEntry(
    "stack-with-slider", "A stack and a slider", .containers, symbol: "slider.horizontal.3",
    "Tap a paint. The slider moves the push and the pop.",
    StackWithSliderViewController.init, transition: \.turn)
}
