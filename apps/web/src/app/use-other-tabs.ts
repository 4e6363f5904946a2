import { useEffect, useState } from 'react'
import { startOver } from '#lib/account/sign-out.ts'
import { userOfDevice } from '#lib/data/device.ts'
import { onSessionMessage } from '#lib/data/other-tabs.ts'
import { endSession, queryClient, userKey } from '#lib/data/query-client.ts'
import { useUser } from '#lib/data/user.ts'
import { hasUnstoredEntries } from '#offline/entries/entry-list.ts'

/** Reloads this tab when the user signed out, or another one signed in, in another tab. */
export function useOtherTabs() {
  const userId = useUser().data?.id
  const [shown] = useState(userId)
  useEffect(() => {
    if (userId !== undefined && userId !== shown) leaveSession()
  }, [userId, shown])

  useEffect(() => {
    if (shown === undefined) return undefined
    const control = new AbortController()
    const { signal } = control
    const check = () => {
      if (document.visibilityState === 'visible') checkDevice(shown)
    }
    addEventListener('focus', check, { signal })
    // A page restored by Back received no messages in the meantime.
    addEventListener('pageshow', check, { signal })
    document.addEventListener('visibilitychange', check, { signal })
    const stopListening = onSessionMessage((message) => {
      const isTheirs = message.userId === shown
      if (message.kind === 'signed-out' ? isTheirs : !isTheirs) leaveSession()
    })
    return () => {
      control.abort()
      stopListening()
    }
  }, [shown])
}

function checkDevice(shown: number) {
  const here = userOfDevice()
  if (here === shown) return
  if (here !== null) leaveSession()
  // The session may have ended; only the server knows.
  else void queryClient.refetchQueries({ queryKey: userKey })
}

function leaveSession() {
  // A reload would lose entries that are only in memory; keep them for their owner's next login.
  if (hasUnstoredEntries()) endSession()
  else startOver()
}
