import Foundation

/// The settings of one transaction. A setting that is nil comes from the enclosing transaction.
struct TransactionLevel {
  /// The duration in seconds.
  var duration: TimeInterval?
  /// The timing function. An inner nil means no timing function, an outer nil means that none was
  /// set.
  var function: CAMediaTimingFunction??
  var disablesActions: Bool?
  /// The animations that the current completion block waits for.
  var group: TransactionGroup?
}

/// The transactions that are open.
///
/// The type is not isolated to an actor because layers are not. It is used on the main thread only.
enum OpenTransactions {
  /// The transaction of the current turn of the run loop, and the transactions that the app has
  /// begun in it.
  nonisolated(unsafe) private static var levels = [TransactionLevel()] {
    didSet {
      disablesActions = first(\.disablesActions) ?? false
      hasGroups = levels.contains { $0.group != nil }
    }
  }
  /// Whether any transaction has a completion block.
  nonisolated(unsafe) private static var hasGroups = false
  /// Whether layers and animation blocks do not animate changes of properties.
  nonisolated(unsafe) private(set) static var disablesActions = false

  /// The innermost transaction.
  static var current: TransactionLevel {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Returns the innermost value that is set, or nil if no transaction sets it.
  static func first<Value>(_ value: (TransactionLevel) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let value = value(level) { return value }
    }
    return nil
  }

  static func begin() {
    levels.append(TransactionLevel())
  }

  /// Ends the innermost transaction. If the app has begun none, it ends the transaction of the
  /// turn.
  static func commit() {
    let group = current.group
    if levels.count > 1 { levels.removeLast() } else { levels[0] = TransactionLevel() }
    group?.seal()
  }

  /// Ends the transaction of a turn that is over.
  static func commitTurn() {
    // Every turn calls this function, and usually no setting has been used.
    guard let first = levels.first, first.isUsed else { return }
    levels[0] = TransactionLevel()
    first.group?.seal()
  }

  /// Removes all transactions, because a new runtime begins without any.
  static func reset() {
    levels = [TransactionLevel()]
  }

  /// Adds an animation that begins to all open groups, and returns the groups.
  static func enter() -> [TransactionGroup] {
    guard hasGroups else { return [] }
    let groups = levels.compactMap(\.group)
    for group in groups { group.enter() }
    return groups
  }
}

extension TransactionLevel {
  /// Whether any setting has been set.
  fileprivate var isUsed: Bool {
    duration != nil || function != nil || disablesActions != nil || group != nil
  }
}
