import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from '#ui/toast-store.ts'

const Toaster = lazy(() => import('#ui/toaster.tsx').then((m) => ({ default: m.Toaster })))

/** Most visits to the public pages see no toast, so its code comes with the first one. */
export function LazyToaster() {
  const isNeeded = useSyncExternalStore(subscribeToToasts, () => currentToast() !== null)
  return <Suspense>{isNeeded && <Toaster />}</Suspense>
}
