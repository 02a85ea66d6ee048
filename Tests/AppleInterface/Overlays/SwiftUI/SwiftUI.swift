// What the app of Playgrounds/Probe.swiftpm uses, as Apple's documentation declares it.
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Type-checked only") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Body { get }

  init()
}

extension App {
  public static func main() {}
}

@MainActor @preconcurrency public struct WindowGroup<Content: View>: Scene {
  public var body: Never { fatalError("Type-checked only") }

  public init(@ViewBuilder content: () -> Content) {}
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let all = SafeAreaRegions(rawValue: .max)
}

public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public static let all = Set(rawValue: 15)
  }
}

extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController

  func makeUIViewController(context: Context) -> UIViewControllerType

  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("Type-checked only") }
}
