import { findLeftBehind } from '#lib/account/left-behind.ts'
import { lazyPart } from './lazy-part.tsx'

export const pages = {
  admin: lazyPart(() => import('#features/account/admin/admin.tsx').then((m) => m.Admin)),
  about: lazyPart(() => import('#pages/about.tsx').then((m) => m.AboutPage)),
  'forgot-password': lazyPart(() =>
    import('#pages/forgot-password.tsx').then((m) => m.ForgotPasswordPage),
  ),
  help: lazyPart(() => import('#pages/help.tsx').then((m) => m.HelpPage)),
  history: lazyPart(() => import('#pages/history.tsx').then((m) => m.HistoryPage)),
  home: lazyPart(() => import('#pages/home.tsx').then((m) => m.HomePage)),
  landing: lazyPart(() => import('#pages/landing.tsx').then((m) => m.LandingPage)),
  // Loaded with its notice about this phone, so that nothing moves when that appears.
  login: lazyPart(() =>
    Promise.all([import('#pages/login.tsx'), findLeftBehind()]).then(([m]) => m.LoginPage),
  ),
  'not-found': lazyPart(() => import('#pages/not-found.tsx').then((m) => m.NotFoundPage)),
  privacy: lazyPart(() => import('#pages/privacy.tsx').then((m) => m.PrivacyPage)),
  procedure: lazyPart(() => import('#pages/procedure.tsx').then((m) => m.ProcedurePage)),
  profile: lazyPart(() => import('#pages/profile.tsx').then((m) => m.ProfilePage)),
  receipts: lazyPart(() => import('#pages/receipts.tsx').then((m) => m.ReceiptsPage)),
  'reset-password': lazyPart(() =>
    import('#pages/reset-password.tsx').then((m) => m.ResetPasswordPage),
  ),
  settings: lazyPart(() => import('#pages/settings.tsx').then((m) => m.SettingsPage)),
  signup: lazyPart(() => import('#pages/signup.tsx').then((m) => m.SignupPage)),
  subscribe: lazyPart(() => import('#pages/subscribe.tsx').then((m) => m.SubscribePage)),
  'subscription-success': lazyPart(() =>
    import('#pages/subscription-success.tsx').then((m) => m.SubscriptionSuccessPage),
  ),
  terms: lazyPart(() => import('#pages/terms.tsx').then((m) => m.TermsPage)),
  'trip-detail': lazyPart(() => import('#pages/trip-detail.tsx').then((m) => m.TripDetailPage)),
  'undo-email-change': lazyPart(() =>
    import('#pages/undo-email-change.tsx').then((m) => m.UndoEmailChangePage),
  ),
  'verify-email': lazyPart(() => import('#pages/verify-email.tsx').then((m) => m.VerifyEmailPage)),
}
