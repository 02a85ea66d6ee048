struct PanInteraction {
  let flight: InterruptibleTransitions.Flight
}
