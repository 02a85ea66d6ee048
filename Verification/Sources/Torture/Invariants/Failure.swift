import Foundation

/// A violated invariant.
nonisolated package struct Failure: Hashable, Sendable, CustomStringConvertible {
  /// The invariant in a few words. Failures of one invariant usually have the same cause.
  package let invariant: String
  /// A description of the violation.
  package let finding: String
  /// The time of the violation, in seconds of the device's clock.
  package let time: TimeInterval

  package var description: String {
    "\(invariant): \(finding) at \(String(format: "%.3f", time)) s"
  }
}
