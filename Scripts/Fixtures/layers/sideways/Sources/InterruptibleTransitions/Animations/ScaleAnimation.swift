public final class ScaleAnimation {}
