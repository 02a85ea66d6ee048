// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Core Animation's.

#if canImport(QuartzCore)
  @_exported import struct QuartzCore.CATransform3D
  @_exported import let QuartzCore.CATransform3DIdentity
  @_exported import func QuartzCore.CATransform3DConcat
  @_exported import func QuartzCore.CATransform3DEqualToTransform
  @_exported import func QuartzCore.CATransform3DGetAffineTransform
  @_exported import func QuartzCore.CATransform3DInvert
  @_exported import func QuartzCore.CATransform3DIsAffine
  @_exported import func QuartzCore.CATransform3DIsIdentity
  @_exported import func QuartzCore.CATransform3DMakeAffineTransform
  @_exported import func QuartzCore.CATransform3DMakeRotation
  @_exported import func QuartzCore.CATransform3DMakeScale
  @_exported import func QuartzCore.CATransform3DMakeTranslation
  @_exported import func QuartzCore.CATransform3DRotate
  @_exported import func QuartzCore.CATransform3DScale
  @_exported import func QuartzCore.CATransform3DTranslate
#else
  import Foundation

  /// A 4 × 4 matrix that transforms points in space; points are row vectors.
  public struct CATransform3D: Sendable {
    /// The entries of the first row.
    public var m11, m12, m13, m14: CGFloat
    /// The entries of the second row.
    public var m21, m22, m23, m24: CGFloat
    /// The entries of the third row.
    public var m31, m32, m33, m34: CGFloat
    /// The entries of the fourth row.
    public var m41, m42, m43, m44: CGFloat

    /// Creates a transform whose entries are all zero.
    public init() {
      self.init(
        m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Creates a transform from its entries.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      self.m11 = m11
      self.m12 = m12
      self.m13 = m13
      self.m14 = m14
      self.m21 = m21
      self.m22 = m22
      self.m23 = m23
      self.m24 = m24
      self.m31 = m31
      self.m32 = m32
      self.m33 = m33
      self.m34 = m34
      self.m41 = m41
      self.m42 = m42
      self.m43 = m43
      self.m44 = m44
    }
  }

  /// The identity transform, which changes nothing.
  public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// Returns whether a transform is the identity.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
  }

  /// Returns whether two transforms have the same entries.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
      && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
      && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
      && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
  }
#endif

extension CATransform3D {
  /// The sixteen entries, row by row.
  package var entries: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a transform from sixteen entries, row by row.
  package init(entries e: [CGFloat]) {
    precondition(e.count == 16, "A transform has sixteen entries")
    self.init(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
      m31: e[8], m32: e[9], m33: e[10], m34: e[11],
      m41: e[12], m42: e[13], m43: e[14], m44: e[15])
  }
}
