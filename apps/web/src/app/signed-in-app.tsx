import { Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { safeRedirect } from '#lib/account/safe-redirect.ts'
import { EndedSession } from './ended-session.tsx'
import { NewVersionOffer } from './new-version-offer.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { pathPattern, routes } from './route-table.ts'
import { notFoundRoute, toRoute } from './routes.tsx'
import { installWorker } from './service-worker.ts'
import { Shell } from './shell.tsx'
import { useOtherTabs } from './use-other-tabs.ts'
import { useReloadOnStoreLoss } from './use-reload-on-store-loss.ts'
import { useSyncQueue } from './use-sync-queue.ts'

const shellRoutes = routes.filter((route) => route.for === 'members')
const sharedRoutes = routes.filter((route) => route.for === 'everyone')
const shellPaths = new RegExp(pathPattern(shellRoutes.map(({ path }) => path)))

export function SignedInApp() {
  useSyncQueue()
  useReloadOnStoreLoss()
  useOtherTabs()
  // A browser that refuses it works as before.
  useEffect(() => void installWorker().catch(() => {}), [])
  return (
    <>
      <SignedInPages />
      <NewVersionOffer />
      <EndedSession />
    </>
  )
}

function SignedInPages() {
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
