import { lazy, Suspense } from 'react'
import { useUser } from '#lib/data/user.ts'
import { PageSpinner } from '#ui/spinner.tsx'
import { LoadError } from './load-error.tsx'
import { SignedOutApp } from './signed-out-app.tsx'

const SignedInApp = lazy(() =>
  import('./signed-in-app.tsx').then((m) => ({ default: m.SignedInApp })),
)

export function Router() {
  const { data: user, isError, isFetching, refetch } = useUser()
  if (user === undefined && isError) return <LoadError isRetrying={isFetching} onRetry={refetch} />
  if (user === undefined) return <PageSpinner />
  return <Suspense fallback={<PageSpinner />}>{user ? <SignedInApp /> : <SignedOutApp />}</Suspense>
}
