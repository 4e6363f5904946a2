import { Suspense } from 'react'
import { useUser } from '#lib/data/user.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { lazyPart } from './lazy-part.tsx'
import { LoadError } from './load-error.tsx'
import { SignedOutApp } from './signed-out-app.tsx'

export const signedInApp = lazyPart(() => import('./signed-in-app.tsx').then((m) => m.SignedInApp))

export function Router() {
  const { data: user, isError, isFetching, refetch } = useUser()
  if (user === undefined && isError) return <LoadError isRetrying={isFetching} onRetry={refetch} />
  if (user === undefined) return <PageSpinner />
  return (
    <Suspense fallback={<PageSpinner />}>{user ? <signedInApp.Part /> : <SignedOutApp />}</Suspense>
  )
}
