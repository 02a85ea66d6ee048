struct RubberBand {
  var spring = InterruptibleTransitions.Spring()
}
