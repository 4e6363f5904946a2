import { useEffect } from 'react'
import { useConfig } from '#lib/data/config.ts'
import { useUser } from '#lib/data/user.ts'
import { entryList, hasUnstoredEntries } from '#offline/entries/entry-list.ts'
import { startInboxSync } from '#offline/entries/inbox.ts'
import { startSyncQueue } from '#offline/entries/sync-queue.ts'

/** While a user is signed in: reads and sends the entries on this device, and shows their count on the app's icon. */
export function useSyncQueue() {
  const { data: user } = useUser()
  const userId = user?.id
  useEffect(() => (userId === undefined ? undefined : startSyncQueue(userId)), [userId])

  const isByMail = Boolean(useConfig()?.mailIn && user?.emailVerified)
  useEffect(
    () => (userId === undefined ? undefined : startInboxSync({ isByMail })),
    [userId, isByMail],
  )

  useEffect(() => {
    addEventListener('beforeunload', warn)
    const stop = entryList.subscribe(({ entries }) => showCount(entries.length))
    return () => {
      removeEventListener('beforeunload', warn)
      stop()
      showCount(0)
    }
  }, [])
}

/** Only for entries that could not be stored; all others survive closing the page. */
function warn(event: BeforeUnloadEvent) {
  if (hasUnstoredEntries()) event.preventDefault()
}

function showCount(count: number) {
  // Only installed apps have a badge, and not every browser supports it.
  void navigator.setAppBadge?.(count).catch(() => undefined)
}
