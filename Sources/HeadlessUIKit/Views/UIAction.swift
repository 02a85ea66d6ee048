import Foundation

/// A closure that performs an action. It receives the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element with a title, an optional image, and a handler.
@MainActor open class UIAction: UIMenuElement {
  /// An identifier of an action.
  ///
  /// A control keeps only one action per identifier, which is the one that was added last.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text of the identifier.
    public var rawValue: String

    /// Creates an identifier.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title of the action.
  open var title: String {
    get { elementTitle }
    set { elementTitle = newValue }
  }
  /// The image of the action.
  open var image: UIImage? {
    get { elementImage }
    set { elementImage = newValue }
  }
  /// The identifier of the action. It is unique unless the app has specified one.
  public let identifier: UIAction.Identifier
  /// The title of the action in a list of keyboard commands.
  open var discoverabilityTitle: String?
  /// The attributes of the action.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action, such as on or off.
  open var state: UIMenuElement.State
  /// The object that sent the action, while the handler runs.
  open internal(set) var sender: Any?

  private let handler: UIActionHandler

  private init(
    _ title: String, _ image: UIImage?, _ identifier: Identifier, _ discoverabilityTitle: String?,
    _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State,
    _ handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(elementTitle: title, elementImage: image)
  }

  /// Creates an action.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      title, image, identifier ?? Identifier(UUID().uuidString), discoverabilityTitle, attributes,
      state, handler)
  }

  /// Runs the handler, unless the action is disabled.
  func perform(sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
