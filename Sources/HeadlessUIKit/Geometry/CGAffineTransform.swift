#if !canImport(CoreGraphics)
  import Foundation

  /// A 3 × 3 matrix for affine transforms of the plane; points are row vectors, `[x y 1] × matrix`.
  public struct CGAffineTransform: Equatable, Codable, Sendable {
    /// The entry of row 1, column 1.
    public var a: CGFloat
    /// The entry of row 1, column 2.
    public var b: CGFloat
    /// The entry of row 2, column 1.
    public var c: CGFloat
    /// The entry of row 2, column 2.
    public var d: CGFloat
    /// The translation along x, in points.
    public var tx: CGFloat
    /// The translation along y, in points.
    public var ty: CGFloat

    /// The identity transform, which changes nothing.
    public static var identity: CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Creates a transform whose entries are all zero. It is not the identity.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a translation, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling by unitless factors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// A Boolean value that indicates whether the transform is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns a transform that translates, in points, and then applies this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns a transform that scales and then applies this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a transform that rotates, by an angle in radians, and then applies this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns a transform that applies this transform and then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns the inverse, or the transform unchanged if it has none.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Returns the point after a transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: x * t.a + y * t.c + t.tx, y: x * t.b + y * t.d + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size after the linear part of a transform.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: width * t.a + height * t.c, height: width * t.b + height * t.d)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle that contains the transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      // Frames are computed often. Arrays would be slow in debug builds.
      let a = CGPoint(x: minX, y: minY).applying(t)
      let b = CGPoint(x: maxX, y: minY).applying(t)
      let c = CGPoint(x: minX, y: maxY).applying(t)
      let d = CGPoint(x: maxX, y: maxY).applying(t)
      let left = min(min(a.x, b.x), min(c.x, d.x))
      let right = max(max(a.x, b.x), max(c.x, d.x))
      let top = min(min(a.y, b.y), min(c.y, d.y))
      let bottom = max(max(a.y, b.y), max(c.y, d.y))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
