import Foundation

/// The layout of the tree below a topmost view: its constraints, and the solver for them.
///
/// The variables of a view are relative to its superview, so that a view that moves does not change
/// those of its descendants. The layout pass of a view reads the places of its subviews here.
@MainActor final class LayoutEngine {
  /// A constraint of the app, as the solver has it.
  private struct Entry {
    let constraint: NSLayoutConstraint
    /// The variables of the constraint; nil before the next layout passes it to the solver.
    var nodes: [LayoutNode]?
    /// The right side, as the solver has it, without the constant of the constraint.
    var offset = 0.0
    /// nil for a constraint that contradicts others.
    var id: LinearConstraintID?
    /// Whether the console has a message about the constraint.
    var isReported = false
  }

  /// The most measurements of the height of a text for its new width.
  private static let mostTextPasses = 4

  private unowned let root: UIView
  /// The size to measure; nil for the layout of a tree.
  private let target: LayoutTarget?
  private var solver = LinearSolver()
  /// The nodes in the order of their creation.
  private var nodes: [LayoutNode] = []
  private var nodesByItem: [ObjectIdentifier: LayoutNode] = [:]
  /// The constraints in the order of their activation.
  private var order: [ObjectIdentifier] = []
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The constraints that the next layout passes to the solver. A tree that is built before it is
  /// shown thus costs nothing.
  private var pending: [ObjectIdentifier] = []
  private var keysByID: [LinearConstraintID: ObjectIdentifier] = [:]
  private var dirtyNodes: [LayoutNode] = []
  private var needsSolving = true
  private var needsUpdateOfConstraints = true

  /// Creates the layout of a tree, or one that measures a view.
  init(root: UIView, target: LayoutTarget? = nil) {
    self.root = root
    self.target = target
  }

  // MARK: Views

  func adopt(_ view: UIView) {
    view.forTree { view in
      if view !== root { view.layoutState?.engine = nil }
      for constraint in view.constraints { add(constraint) }
    }
    setNeedsUpdateOfConstraints()
  }

  /// Removes the constraints in a part that leaves the tree, and deactivates those between the part
  /// and the rest (fact 8.8).
  func release(_ view: UIView) {
    for constraint in constraints {
      if constraint.holder?.isDescendant(of: view) == true {
        remove(constraint)
      } else if constraint.uses(view) {
        constraint.holder?.removeConstraint(constraint)
      }
    }
  }

  func deactivateConstraints(of item: any LayoutItem) {
    for constraint in constraints where constraint.items.contains(where: { $0 === item }) {
      constraint.isActive = false
    }
  }

  /// Updates the constraints that an item has by itself, before the next layout.
  func setNeedsUpdate(_ item: any LayoutItem) {
    guard let node = nodesByItem[ObjectIdentifier(item)], !node.needsUpdate else { return }
    node.needsUpdate = true
    dirtyNodes.append(node)
    root.requestLayout()
  }

  func setNeedsUpdateOfConstraints() {
    needsUpdateOfConstraints = true
    root.requestLayout()
  }

  // MARK: Constraints

  private var constraints: [NSLayoutConstraint] { order.compactMap { entries[$0]?.constraint } }

  func add(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard entries[key] == nil else { return }
    order.append(key)
    entries[key] = Entry(constraint: constraint)
    pending.append(key)
    needsSolving = true
    root.requestLayout()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard entries[key] != nil else { return }
    withdraw(key)
    order.removeAll { $0 == key }
  }

  /// Adds a constraint again whose priority, direction or baseline has changed.
  func rebuild(_ constraint: NSLayoutConstraint, isReported: Bool = false) {
    let key = ObjectIdentifier(constraint)
    guard entries[key]?.nodes != nil else { return }
    withdraw(key)
    insert(constraint, key, isReported: isReported)
  }

  private func insertPending() {
    let keys = pending
    pending = []
    for key in keys {
      guard let entry = entries[key], entry.nodes == nil else { continue }
      insert(entry.constraint, key)
    }
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let entry = entries[ObjectIdentifier(constraint)] else { return }
    let constant = entry.offset + constraint.constant
    guard let id = entry.id, (try? solver.setConstant(of: id, to: constant)) != nil else {
      return rebuild(constraint)
    }
    needsSolving = true
    root.requestLayout()
  }

  private func insert(
    _ constraint: NSLayoutConstraint, _ key: ObjectIdentifier, isReported: Bool = false
  ) {
    var used: [LayoutNode] = []
    let reader = ConstraintReader { item in
      let node = self.retainNode(item)
      used.append(node)
      return node
    }
    let linear = reader.read(constraint)
    entries[key] = Entry(constraint: constraint, nodes: used, isReported: isReported)
    if let linear {
      entries[key]?.offset = linear.constant - constraint.constant
      enter(linear, key)
    }
  }

  private func withdraw(_ key: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    if let id = entry.id {
      solver.remove(id)
      keysByID[id] = nil
    }
    for node in entry.nodes ?? [] { releaseNode(node) }
    needsSolving = true
    root.requestLayout()
  }

  /// Passes a constraint to the solver, or records that it contradicts others.
  private func enter(_ linear: LinearConstraint, _ key: ObjectIdentifier) {
    do {
      let id = try solver.add(linear)
      entries[key]?.id = id
      keysByID[id] = key
    } catch .unsatisfiable(let ids) {
      recordBroken(key, ids)
    } catch {
      recordBroken(key, [])
    }
  }

  /// Records a constraint that contradicts others, and reports all of them (fact 8.2).
  private func recordBroken(_ key: ObjectIdentifier, _ ids: [LinearConstraintID]) {
    guard let entry = entries[key], !entry.isReported else { return }
    entries[key]?.isReported = true
    guard target == nil else { return }
    let others = ids.compactMap { keysByID[$0] }.compactMap { entries[$0]?.constraint }
    entry.constraint.reportBreaking(amid: others, withFrames: others.count < ids.count)
  }

  // MARK: Nodes

  private func retainNode(_ item: any LayoutItem) -> LayoutNode {
    let key = ObjectIdentifier(item)
    if let node = nodesByItem[key], node.item === item {
      node.useCount += 1
      return node
    }
    let node = LayoutNode(item, in: &solver)
    node.useCount = 1
    nodes.append(node)
    nodesByItem[key] = node
    if target == nil { (item as? UIView)?.ownLayoutState.isInLayout = true }
    updateOwn(node)
    return node
  }

  private func releaseNode(_ node: LayoutNode) {
    node.useCount -= 1
    guard node.useCount == 0 else { return }
    for own in node.own.values.map(\.id).sorted() { solver.remove(own) }
    node.own = [:]
    for variable in [node.x, node.y, node.width, node.height] { solver.remove(variable) }
    nodes.removeAll { $0 === node }
    dirtyNodes.removeAll { $0 === node }
    if nodesByItem[node.key] === node { nodesByItem[node.key] = nil }
    if target == nil { (node.item as? UIView)?.layoutState?.isInLayout = false }
    if let owner = node.owner { releaseNode(owner) }
  }

  private func updateOwn(_ node: LayoutNode) {
    node.needsUpdate = false
    if node.owner == nil, let view = node.surroundingView(root: root, target) {
      node.owner = retainNode(view)
    }
    let wanted = node.ownConstraints(root: root, target)
    for part in LayoutNode.Part.allCases {
      guard let own = node.own[part], wanted[part]?.matches(own.linear) != true else { continue }
      solver.remove(own.id)
      node.own[part] = nil
      needsSolving = true
    }
    for part in LayoutNode.Part.allCases {
      guard let linear = wanted[part] else { continue }
      if let own = node.own[part] {
        guard own.linear.constant != linear.constant else { continue }
        guard (try? solver.setConstant(of: own.id, to: linear.constant)) != nil else { continue }
        node.own[part]?.linear = linear
      } else {
        node.own[part] = makeOwn(linear)
      }
      needsSolving = true
    }
  }

  /// Adds a constraint that an item has by itself. It wins over constraints of the app.
  private func makeOwn(_ linear: LinearConstraint) -> LayoutNode.Own? {
    var id: LinearConstraintID?
    while id == nil {
      do {
        id = try solver.add(linear)
      } catch .unsatisfiable(let ids) {
        guard breakConstraint(of: ids) else { return nil }
      } catch {
        return nil
      }
    }
    return id.map { LayoutNode.Own(id: $0, linear: linear) }
  }

  /// Breaks the newest of some constraints of the app that contradict each other.
  ///
  /// - Returns: Whether there is one.
  private func breakConstraint(of ids: [LinearConstraintID]) -> Bool {
    guard let id = ids.last(where: { keysByID[$0] != nil }), let key = keysByID[id] else {
      return false
    }
    recordBroken(key, ids.filter { $0 != id })
    solver.remove(id)
    keysByID[id] = nil
    entries[key]?.id = nil
    return true
  }

  // MARK: Solving

  /// Computes the places of all items again if something has changed, and requests the layout of
  /// the views whose subviews move.
  func update() {
    if needsUpdateOfConstraints {
      needsUpdateOfConstraints = false
      root.updateConstraintsIfNeeded()
    }
    var passes = 0
    repeat {
      insertPending()
      let dirty = dirtyNodes
      dirtyNodes = []
      for node in dirty where node.useCount > 0 {
        updateOwn(node)
        updateBaselines(of: node)
      }
      guard needsSolving else { break }
      solve()
      passes += 1
    } while measureTexts() && passes < Self.mostTextPasses
    guard passes > 0, target == nil else { return }
    for node in nodes { place(node) }
  }

  private func solve() {
    restoreBroken()
    repeat {
      needsSolving = false
      findSolution()
      // Few sizes need the constraint, and each one makes the layout slower.
      for node in nodes where node.limitSizes(in: solver) { updateOwn(node) }
    } while needsSolving
  }

  private func findSolution() {
    while true {
      do {
        return try solver.solve()
      } catch .unsatisfiable(let ids) {
        guard breakConstraint(of: ids) else { return }
      } catch {
        return
      }
    }
  }

  /// Passes the constraints that contradicted others to the solver again.
  private func restoreBroken() {
    for key in order {
      guard let entry = entries[key], entry.isReported, entry.id == nil else { continue }
      rebuild(entry.constraint, isReported: true)
      if entries[key]?.id != nil { entries[key]?.isReported = false }
    }
  }

  /// Measures the texts again whose widths have changed.
  ///
  /// - Returns: Whether a text has another height.
  private func measureTexts() -> Bool {
    for node in nodes {
      guard let view = node.item as? UIView, view.hasHeightForWidth else { continue }
      let width = node.rect(in: solver).width
      guard node.textWidth.map({ abs($0 - width) > 0.01 }) ?? true else { continue }
      node.textWidth = width
      updateOwn(node)
    }
    return needsSolving
  }

  private func place(_ node: LayoutNode) {
    switch node.item {
    case let view as UIView:
      guard view !== root, !view.translatesAutoresizingMaskIntoConstraints,
        view.place != frame(of: view)
      else { return }
      view.superview?.setNeedsLayout()
    case let guide as UILayoutGuide where guide.kind == .content:
      guard let view = guide.owningView as? UIScrollView, !view.computesContentSize else { return }
      let rect = node.rect(in: solver)
      var size = view.contentSize
      if solver.hasConstraints(for: node.width) { size.width = rect.width * view.zoomScale }
      if solver.hasConstraints(for: node.height) { size.height = rect.height * view.zoomScale }
      if view.contentSize != size { view.contentSize = size }
    case let guide as UILayoutGuide: guide.solvedFrame = node.rect(in: solver)
    default: break
    }
  }

  /// Returns the place of a view in its superview, on whole pixels; nil without constraints.
  func frame(of view: UIView) -> CGRect? {
    guard let node = nodesByItem[ObjectIdentifier(view)], node.item === view else { return nil }
    let frame = view.frame(forAlignmentRect: node.pixelRect(in: solver))
    return (view.superview as? UIScrollView)?.zoomedPlace(frame, of: view) ?? frame
  }

  /// Returns the size of the root, as a fitting asks for it.
  func fittingSize() -> CGSize {
    let node = retainNode(root)
    update()
    return root.frame(forAlignmentRect: node.rect(in: solver)).size
  }

  /// Returns whether another place of a view would fulfill the constraints as well.
  ///
  /// - Complexity: That of four changes of the layout.
  func isAmbiguous(_ view: UIView) -> Bool {
    update()
    guard let node = nodesByItem[ObjectIdentifier(view)], view !== root else { return false }
    return [node.x, node.y, node.width, node.height].contains(where: solver.leavesOpen)
  }

  // MARK: Changes of the surroundings

  /// Adds the constraints again that depend on the layout direction, and updates margins.
  func directionDidChange() {
    for node in nodes { node.item.map(setNeedsUpdate) }
    for constraint in constraints where constraint.isDirectional { rebuild(constraint) }
  }

  /// Adds the constraints again that use the baseline of an item.
  private func updateBaselines(of node: LayoutNode) {
    for constraint in constraints where constraint.hasBaseline {
      let nodes = entries[ObjectIdentifier(constraint)]?.nodes
      if nodes?.contains(where: { $0 === node }) == true { rebuild(constraint) }
    }
  }
}
