import Foundation

/// Something that must hold, and does not.
nonisolated package struct Failure: Hashable, Sendable, CustomStringConvertible {
  /// What must hold, in a few words. Failures of one kind have the same cause, as a rule.
  package let invariant: String
  /// What was seen.
  package let finding: String
  /// When it was seen, in seconds of the device's clock.
  package let time: TimeInterval

  package var description: String {
    "\(invariant): \(finding) at \(String(format: "%.3f", time)) s"
  }
}
