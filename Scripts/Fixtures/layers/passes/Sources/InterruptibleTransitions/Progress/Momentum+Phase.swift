extension Momentum {
  var isFast: Bool { phase == Phase.fast }
  var momentum: Momentum<Element> { self }
}
