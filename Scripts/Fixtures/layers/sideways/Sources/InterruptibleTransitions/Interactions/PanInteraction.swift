struct PanInteraction {
  let animation: ScaleAnimation
}
