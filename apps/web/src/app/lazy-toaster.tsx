import { lazy, Suspense } from 'react'
import { useStore } from '#ui/create-store.ts'
import { toastStore } from '#ui/toast-store.ts'

const Toaster = lazy(() => import('#ui/toaster.tsx').then((m) => ({ default: m.Toaster })))

/** Most visits to the public pages see no toast, so its code comes with the first one. */
export function LazyToaster() {
  const isNeeded = useStore(toastStore, (newest) => newest !== null)
  return <Suspense>{isNeeded && <Toaster />}</Suspense>
}
