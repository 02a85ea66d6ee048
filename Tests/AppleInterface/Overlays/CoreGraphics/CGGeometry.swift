@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import ObjectiveC

// Codable conformances are left out where no source needs them.

extension CGPoint: Equatable {
  public static var zero: CGPoint { CGPoint() }

  public init(x: Int, y: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  public init(x: Double, y: Double) {
    self.init(x: CGFloat(x), y: CGFloat(y))
  }

  public static func == (left: CGPoint, right: CGPoint) -> Bool {
    left.x == right.x && left.y == right.y
  }
}

extension CGSize: Equatable {
  public static var zero: CGSize { CGSize() }

  public init(width: Int, height: Int) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  public init(width: Double, height: Double) {
    self.init(width: CGFloat(width), height: CGFloat(height))
  }

  public static func == (left: CGSize, right: CGSize) -> Bool {
    left.width == right.width && left.height == right.height
  }
}

extension CGVector: Equatable {
  public static var zero: CGVector { CGVector() }

  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  public static func == (left: CGVector, right: CGVector) -> Bool {
    left.dx == right.dx && left.dy == right.dy
  }
}

extension CGRect: Equatable {
  public static var zero: CGRect { CGRect() }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
  }

  public static func == (left: CGRect, right: CGRect) -> Bool {
    left.origin == right.origin && left.size == right.size
  }
}
