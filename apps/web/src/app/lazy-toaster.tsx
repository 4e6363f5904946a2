import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { userQuery } from '#lib/data/user.ts'
import { announcements } from '#ui/announcements.ts'
import { useStore } from '#ui/create-store.ts'
import { toastStore } from '#ui/toast-store.ts'

/**
 * Most visits to the public pages see no toast, so its code loads with the first one. Members have
 * it from the start: screen readers only announce into a live region that was already there.
 */
export function LazyToaster() {
  const newest = useStore(toastStore)
  const isAnnounced = useStore(announcements, ({ id }) => id > 0)
  // The screens run this query.
  const { data: user } = useQuery({ ...userQuery, enabled: false })
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const isMember = Boolean(user)

  useEffect(() => {
    if ((newest === null && !isAnnounced && !isMember) || Toaster) return
    // Offline the import may fail, in some browsers until the page is reloaded; carry on without it.
    import('#ui/toaster.tsx').then((m) => setToaster(() => m.Toaster)).catch(() => {})
  }, [isAnnounced, isMember, newest, Toaster])

  return Toaster && <Toaster />
}
