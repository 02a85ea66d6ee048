// The annotations that tell Swift how a declaration reads there, under the names that SDKs use.
#pragma once

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

#define NS_ENUM(_type, _name) \
  enum __attribute__((enum_extensibility(open))) _name : _type _name; \
  enum _name : _type
#define NS_OPTIONS(_type, _name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) _name : _type _name; \
  enum _name : _type
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))

#define NS_SWIFT_NAME(_name) __attribute__((swift_name(#_name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_UNAVAILABLE __attribute__((unavailable))
// What is newer than the oldest system of the package, or is not on one of its systems, says so as
// Apple's documentation does: `API_AVAILABLE(ios, 17.4) API_UNAVAILABLE(visionos)`. The compiler knows
// no availability on Linux. Where it checks one system, all that is not on its oldest version is
// unavailable, and the message says since when it is there.
#define API_AVAILABLE(_system, _version) _API_SINCE_##_system(_version)
#define API_UNAVAILABLE(_system) _API_NEVER_##_system
#define _API_SINCE(_text) __attribute__((unavailable(_text)))
#ifdef CHECKED_FOR_IOS
#define _API_SINCE_ios(_version) _API_SINCE("since iOS " #_version)
#else
#define _API_SINCE_ios(_version)
#endif
#ifdef CHECKED_FOR_VISIONOS
#define _API_SINCE_visionos(_version) _API_SINCE("since visionOS " #_version)
#define _API_NEVER_visionos _API_SINCE("never on visionOS")
#else
#define _API_SINCE_visionos(_version)
#define _API_NEVER_visionos
#endif
#define NS_NOESCAPE __attribute__((noescape))
#define NS_SWIFT_BRIDGED_TO(_type) __attribute__((swift_bridge(#_type)))
