import { Suspense, useEffect } from 'react'
import { Redirect, Route, Switch, useSearch } from 'wouter'
import { safeRedirect } from '#lib/account/safe-redirect.ts'
import { useUser } from '#lib/data/user.ts'
import { entryList, hasUnstoredEntries } from '#offline/entries/entry-list.ts'
import { isStoreLost } from '#offline/entries/lost-store.ts'
import { useStore } from '#ui/create-store.ts'
import { loadPage, useHasOpenLayer } from '#ui/layers.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { EndedSession } from './ended-session.tsx'
import { NewVersionOffer } from './new-version-offer.tsx'
import { pathPattern, routes } from './route-table.ts'
import { notFoundRoute, toRoute } from './routes.tsx'
import { installWorker } from './service-worker.ts'
import { Shell } from './shell.tsx'
import { useOtherTabs } from './use-other-tabs.ts'
import { useSyncQueue } from './use-sync-queue.ts'

const sharedRoutes = routes.filter((route) => route.for === 'everyone')

export function SignedInApp() {
  useSyncQueue()
  useReloadOnStoreLoss()
  useOtherTabs()
  // The app works without a worker.
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
  const isAdmin = useUser().data?.isAdmin === true
  const shellRoutes = routes.filter(
    (route) => route.for === 'members' || (isAdmin && route.for === 'admins'),
  )
  const shellPaths = new RegExp(pathPattern(shellRoutes.map(({ path }) => path)))
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

/** The forms put the destination in the query, so that signing in and going there is one step. */
function ToDestination() {
  const search = useSearch()
  const isForPro = new URLSearchParams(search).get('intent') === 'pro'
  return <Redirect to={safeRedirect(search) ?? (isForPro ? '/subscribe/pro' : '/')} replace />
}

function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="space-y-4">
      <Skeleton className="mb-6 h-9 w-48" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}

/** Reloads a page that has lost its connection to the device store, when nothing is open. */
function useReloadOnStoreLoss() {
  const isLost = useStore(isStoreLost)
  const isBusy = useHasOpenLayer()
  const isHeld = useStore(entryList, hasUnstoredEntries)
  useEffect(() => {
    if (isLost && !isBusy && !isHeld) loadPage(location.href)
  }, [isLost, isBusy, isHeld])
}
