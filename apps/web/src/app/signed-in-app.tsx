import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { safeRedirect } from '#lib/account/safe-redirect.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { type AppRoute, notFoundRoute, sharedRoutes, toRoute } from './routes.tsx'
import { Shell } from './shell.tsx'

const shellRoutes: readonly AppRoute[] = [
  {
    path: '/',
    title: 'Home',
    page: lazy(() => import('#pages/home.tsx').then((m) => ({ default: m.HomePage }))),
  },
  {
    path: '/receipts',
    title: 'Receipts',
    page: lazy(() => import('#pages/receipts.tsx').then((m) => ({ default: m.ReceiptsPage }))),
  },
  {
    path: '/history',
    title: 'History',
    page: lazy(() => import('#pages/history.tsx').then((m) => ({ default: m.HistoryPage }))),
  },
  {
    path: '/history/:id',
    title: 'Trip',
    page: lazy(() => import('#pages/trip-detail.tsx').then((m) => ({ default: m.TripDetailPage }))),
  },
  {
    path: '/settings',
    title: 'Settings',
    page: lazy(() => import('#pages/settings.tsx').then((m) => ({ default: m.SettingsPage }))),
  },
  {
    path: '/profile',
    title: 'Profile',
    page: lazy(() => import('#pages/profile.tsx').then((m) => ({ default: m.ProfilePage }))),
  },
]

const shellPaths = new RegExp(
  `^(?:${shellRoutes.map(({ path }) => path.replace(/:\w+/g, '[^/]+')).join('|')})/?$`,
)

export function SignedInApp() {
  return (
    <Switch>
      <Route path={shellPaths}>
        <Shell>
          <Suspense fallback={<PageSkeleton />}>
            <Switch>{shellRoutes.map(toRoute)}</Switch>
          </Suspense>
        </Shell>
      </Route>
      {sharedRoutes.map(toRoute)}
      {['/login', '/signup'].map((path) => (
        <Route key={path} path={path}>
          <ToDestination />
        </Route>
      ))}
      {notFoundRoute}
    </Switch>
  )
}

/** The forms leave the destination in the query, so signing in and going there is one step. */
function ToDestination() {
  const search = useSearch()
  const isForPro = new URLSearchParams(search).get('intent') === 'pro'
  return <Redirect to={safeRedirect(search) ?? (isForPro ? '/subscribe/pro' : '/')} replace />
}
