import Foundation

/// A rotation of space, as a unit quaternion.
struct Quaternion: Equatable {
  var x: Double
  var y: Double
  var z: Double
  var w: Double

  /// Creates the rotation that maps the axes to the rows of a rotation matrix (for row vectors).
  init(rows m: [SIMD3<Double>]) {
    let trace = m[0].x + m[1].y + m[2].z
    // The largest component is computed from a square root, and the others are divided by it.
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      w = s / 4
      x = (m[1].z - m[2].y) / s
      y = (m[2].x - m[0].z) / s
      z = (m[0].y - m[1].x) / s
    } else if m[0].x >= m[1].y, m[0].x >= m[2].z {
      let s = 2 * (1 + m[0].x - m[1].y - m[2].z).squareRoot()
      x = s / 4
      w = (m[1].z - m[2].y) / s
      y = (m[0].y + m[1].x) / s
      z = (m[0].z + m[2].x) / s
    } else if m[1].y >= m[2].z {
      let s = 2 * (1 + m[1].y - m[0].x - m[2].z).squareRoot()
      y = s / 4
      w = (m[2].x - m[0].z) / s
      x = (m[0].y + m[1].x) / s
      z = (m[1].z + m[2].y) / s
    } else {
      let s = 2 * (1 + m[2].z - m[0].x - m[1].y).squareRoot()
      z = s / 4
      w = (m[0].y - m[1].x) / s
      x = (m[0].z + m[2].x) / s
      y = (m[1].z + m[2].y) / s
    }
  }

  /// The images of the three axes under the rotation.
  var rows: [SIMD3<Double>] {
    [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
  }

  /// Returns the rotation at a fraction of the shorter path to another rotation.
  ///
  /// The angular speed is constant. The fraction may lie outside 0…1.
  func interpolated(to end: Quaternion, fraction: Double) -> Quaternion {
    let dot = x * end.x + y * end.y + z * end.z + w * end.w
    let sign = dot < 0 ? -1.0 : 1.0
    let angle = acos(min(abs(dot), 1))
    guard angle > 1e-9 else { return self }
    let from = sin((1 - fraction) * angle) / sin(angle)
    let to = sign * sin(fraction * angle) / sin(angle)
    var turned = self
    turned.x = from * x + to * end.x
    turned.y = from * y + to * end.y
    turned.z = from * z + to * end.z
    turned.w = from * w + to * end.w
    return turned
  }
}
