struct PanInteraction {}

extension Flight {
  enum Grip { case loose }
}
