import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { userQuery } from '#lib/data/user.ts'
import { announcements } from '#ui/announcements.ts'
import { useStore } from '#ui/create-store.ts'
import { toastStore } from '#ui/toast-store.ts'

/**
 * Most visits to the public pages see no toast, so its code comes with the first one. Members have
 * it from the start: what is announced to them is read out only where its place was there before.
 */
export function LazyToaster() {
  const newest = useStore(toastStore)
  const isAnnounced = useStore(announcements, ({ id }) => id > 0)
  // Asked for by the screens, where there are any.
  const { data: user } = useQuery({ ...userQuery, enabled: false })
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const isMember = Boolean(user)

  useEffect(() => {
    if ((newest === null && !isAnnounced && !isMember) || Toaster) return
    // Without a network it may not come, in some browsers not until the page is loaded anew; it goes on without.
    import('#ui/toaster.tsx').then((m) => setToaster(() => m.Toaster)).catch(() => {})
  }, [isAnnounced, isMember, newest, Toaster])

  return Toaster && <Toaster />
}
