import { type ComponentType, useEffect, useState } from 'react'
import { useStore } from '#ui/create-store.ts'
import { toastStore } from '#ui/toast-store.ts'

/** Most visits to the public pages see no toast, so its code comes with the first one. */
export function LazyToaster() {
  const newest = useStore(toastStore)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (newest === null || Toaster) return
    // Without a network it may not come; the next toast tries again, and the page goes on without.
    import('#ui/toaster.tsx').then((m) => setToaster(() => m.Toaster)).catch(() => {})
  }, [newest, Toaster])

  return Toaster && <Toaster />
}
