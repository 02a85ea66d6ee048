#pragma once
#include "UIPresentationController.h"
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

@class UIActivity;

NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nullable, nonatomic, strong) UIView *sourceView;
@property (nonatomic) CGRect sourceRect;
@end

@interface UIViewController (UIPopoverPresentationController)
@property (nullable, nonatomic, readonly)
    UIPopoverPresentationController *popoverPresentationController;
@end

NS_SWIFT_UI_ACTOR
@interface UIActivity : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<__kindof UIActivity *> *)applicationActivities;
@end

NS_ASSUME_NONNULL_END
