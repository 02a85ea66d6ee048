enum Clamp {}
