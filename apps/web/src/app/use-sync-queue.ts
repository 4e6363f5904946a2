import { useEffect } from 'react'
import { useConfig } from '#lib/data/config.ts'
import { useUser } from '#lib/data/user.ts'
import { entryList, hasUnstoredEntries } from '#offline/entries/entry-list.ts'
import { startInboxSync } from '#offline/entries/inbox.ts'
import { startSyncQueue } from '#offline/entries/sync-queue.ts'

/** While somebody is signed in: what waits on this device is read and sent, and counted on the app's icon. */
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

/** Only for what this device would not keep: the rest is there again when the page is. */
function warn(event: BeforeUnloadEvent) {
  if (hasUnstoredEntries()) event.preventDefault()
}

function showCount(count: number) {
  // Only installed apps have an icon to count on, and not every browser can.
  void navigator.setAppBadge?.(count).catch(() => undefined)
}
