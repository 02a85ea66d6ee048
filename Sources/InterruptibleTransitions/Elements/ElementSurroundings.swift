/// The screens around the stand-ins of a flight: pages that dissolve, or a page that a zoom covers.
protocol ElementSurroundings: FlightFollower {
  /// Returns the place of a view of a screen, as it is at rest.
  func placeAtRest(_ place: ElementPlace, isOutgoing: Bool) -> ElementPlace
  /// Restores the screens.
  func end()
}

extension PageDissolve: ElementSurroundings {
  func placeAtRest(_ place: ElementPlace, isOutgoing: Bool) -> ElementPlace { place }
}
