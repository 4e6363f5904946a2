import { type ComponentType, lazy } from 'react'
import { Route } from 'wouter'
import { Page } from './page.tsx'

export type AppRoute = { path: string; title?: string; page: ComponentType }

/** Pages that are the same whether or not the visitor is signed in. */
export const sharedRoutes: readonly AppRoute[] = [
  {
    path: '/about',
    title: 'About',
    page: lazy(() => import('#pages/about.tsx').then((m) => ({ default: m.AboutPage }))),
  },
  {
    path: '/help',
    title: 'Help',
    page: lazy(() => import('#pages/help.tsx').then((m) => ({ default: m.HelpPage }))),
  },
  {
    path: '/terms',
    title: 'Terms',
    page: lazy(() => import('#pages/terms.tsx').then((m) => ({ default: m.TermsPage }))),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    page: lazy(() => import('#pages/privacy.tsx').then((m) => ({ default: m.PrivacyPage }))),
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    page: lazy(() =>
      import('#pages/forgot-password.tsx').then((m) => ({ default: m.ForgotPasswordPage })),
    ),
  },
  {
    path: '/reset-password',
    title: 'Reset password',
    page: lazy(() =>
      import('#pages/reset-password.tsx').then((m) => ({ default: m.ResetPasswordPage })),
    ),
  },
  {
    path: '/verify-email',
    title: 'Verify email',
    page: lazy(() =>
      import('#pages/verify-email.tsx').then((m) => ({ default: m.VerifyEmailPage })),
    ),
  },
  {
    path: '/subscribe/:tier',
    title: 'Subscribe',
    page: lazy(() => import('#pages/subscribe.tsx').then((m) => ({ default: m.SubscribePage }))),
  },
  {
    path: '/subscription-success',
    title: 'Subscription',
    page: lazy(() =>
      import('#pages/subscription-success.tsx').then((m) => ({
        default: m.SubscriptionSuccessPage,
      })),
    ),
  },
]

const NotFoundPage = lazy(() =>
  import('#pages/not-found.tsx').then((m) => ({ default: m.NotFoundPage })),
)

/** For the children of a <Switch>, which must be <Route>s themselves. */
export function toRoute({ path, title, page: Content }: AppRoute) {
  return (
    <Route key={path} path={path}>
      <Page key={path} title={title}>
        <Content />
      </Page>
    </Route>
  )
}

export const notFoundRoute = (
  <Route>
    <Page title="Page not found">
      <NotFoundPage />
    </Page>
  </Route>
)
