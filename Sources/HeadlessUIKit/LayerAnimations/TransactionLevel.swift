import Foundation

/// What is set of one transaction. What is not set is that of the transaction around it.
struct TransactionLevel {
  /// In seconds.
  var duration: TimeInterval?
  /// The timing function; nil within means that none is set, nil outside that it is not said.
  var function: CAMediaTimingFunction??
  var disablesActions: Bool?
  /// What the completion block that was set last waits for.
  var group: TransactionGroup?
}

/// The transactions that are open. Layers have no actor, so these have none; they are used on the
/// main thread alone.
enum OpenTransactions {
  /// The transaction of the current turn of the run loop, and those that the app has begun in it.
  nonisolated(unsafe) private static var levels = [TransactionLevel()] {
    didSet {
      disablesActions = first(\.disablesActions) ?? false
      hasGroups = levels.contains { $0.group != nil }
    }
  }
  /// Whether any transaction has a completion block.
  nonisolated(unsafe) private static var hasGroups = false
  /// Whether layers and animation blocks animate no property that is set.
  nonisolated(unsafe) private(set) static var disablesActions = false

  /// The innermost transaction.
  static var current: TransactionLevel {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// The innermost value that is set.
  static func first<Value>(_ value: (TransactionLevel) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let value = value(level) { return value }
    }
    return nil
  }

  static func begin() {
    levels.append(TransactionLevel())
  }

  /// Ends the innermost transaction; where the app has begun none, that of the turn.
  static func commit() {
    let group = current.group
    if levels.count > 1 { levels.removeLast() } else { levels[0] = TransactionLevel() }
    group?.seal()
  }

  /// Ends the transaction of a turn, which is over.
  static func commitTurn() {
    // This comes by in every turn, and there is mostly nothing to do.
    guard let first = levels.first, first.isUsed else { return }
    levels[0] = TransactionLevel()
    first.group?.seal()
  }

  /// Forgets all transactions: another runtime begins with none.
  static func reset() {
    levels = [TransactionLevel()]
  }

  /// The groups that an animation belongs to that begins now.
  static func enter() -> [TransactionGroup] {
    guard hasGroups else { return [] }
    let groups = levels.compactMap(\.group)
    for group in groups { group.enter() }
    return groups
  }
}

extension TransactionLevel {
  /// Whether anything has been set.
  fileprivate var isUsed: Bool {
    duration != nil || function != nil || disablesActions != nil || group != nil
  }
}
