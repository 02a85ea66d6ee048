import InterruptibleTransitions

/// A plant that was found on a walk.
struct Plant {
  let name: String
  let latin: String
  let note: String
  let petals: Int
  /// The size of a petal, as fractions of the card's width.
  let petal: CGSize
  let color: UIColor
  let heart: UIColor

  /// The plants that were found on one walk.
  static let found = [
    Plant(
      name: "Cornflower", latin: "Centaurea cyanus",
      note: "At the edge of the barley, among poppies. Two dozen plants, most of them in flower.",
      petals: 11, petal: CGSize(width: 0.1, height: 0.26),
      color: UIColor(red: 0.27, green: 0.38, blue: 0.83, alpha: 1),
      heart: UIColor(red: 0.22, green: 0.18, blue: 0.5, alpha: 1)),
    Plant(
      name: "Field poppy", latin: "Papaver rhoeas",
      note: "The first one of the year, alone on the heap of gravel behind the barn.",
      petals: 6, petal: CGSize(width: 0.24, height: 0.28),
      color: UIColor(red: 0.87, green: 0.26, blue: 0.2, alpha: 0.92),
      heart: UIColor(red: 0.16, green: 0.13, blue: 0.15, alpha: 1)),
    Plant(
      name: "Oxeye daisy", latin: "Leucanthemum vulgare",
      note: "All over the south slope. The flowers close an hour before rain.",
      petals: 16, petal: CGSize(width: 0.075, height: 0.27),
      color: UIColor(red: 0.99, green: 0.99, blue: 0.99, alpha: 1),
      heart: UIColor(red: 0.95, green: 0.73, blue: 0.18, alpha: 1)),
    Plant(
      name: "Meadow buttercup", latin: "Ranunculus acris",
      note: "Beside the ditch, where the ground stays wet. The leaves are deeply divided.",
      petals: 5, petal: CGSize(width: 0.21, height: 0.23),
      color: UIColor(red: 0.96, green: 0.8, blue: 0.16, alpha: 0.95),
      heart: UIColor(red: 0.72, green: 0.6, blue: 0.12, alpha: 1)),
    Plant(
      name: "Musk mallow", latin: "Malva moschata",
      note: "By the gate, full of bees. It smells of musk in the evening, but not at noon.",
      petals: 5, petal: CGSize(width: 0.23, height: 0.27),
      color: UIColor(red: 0.92, green: 0.6, blue: 0.73, alpha: 0.92),
      heart: UIColor(red: 0.98, green: 0.93, blue: 0.9, alpha: 1)),
    Plant(
      name: "Harebell", latin: "Campanula rotundifolia",
      note: "Five stems between the stones of the wall, out of the wind.",
      petals: 7, petal: CGSize(width: 0.15, height: 0.25),
      color: UIColor(red: 0.56, green: 0.5, blue: 0.85, alpha: 0.94),
      heart: UIColor(red: 0.95, green: 0.93, blue: 0.99, alpha: 1)),
  ]
}
