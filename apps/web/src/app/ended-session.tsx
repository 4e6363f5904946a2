import type { User } from '@quittance/contract/auth'
import { useEffect, useEffectEvent } from 'react'
import { leave, startOver } from '#lib/account/sign-out.ts'
import { request } from '#lib/api/api.ts'
import { onEndedSession, queryClient } from '#lib/data/query-client.ts'
import { setUser, useUser } from '#lib/data/user.ts'
import { resumeSync as resumeSending } from '#offline/entries/sync-queue.ts'
import { createStore, useStore } from '#ui/create-store.ts'
import { hasOpenLayer } from '#ui/layers.ts'
import { SessionEndedDialog } from './lazy-dialogs.ts'

const isAsked = createStore(false)

// A user in the middle of something keeps it and re-enters the password above it.
onEndedSession(() => {
  if (hasOpenLayer()) isAsked.set(true)
  return isAsked.get()
})

export function EndedSession() {
  const isOpen = useStore(isAsked)
  const { data: user } = useUser()

  function resumeSync(found: User) {
    // The page shows another user's data.
    if (found.id !== user?.id) {
      startOver()
      return
    }
    setUser(found)
    isAsked.set(false)
    void queryClient.invalidateQueries()
    void resumeSending()
  }

  const checkSession = useEffectEvent(() => {
    void request('GET /api/auth/user').then(resumeSync, () => {})
  })
  useEffect(() => {
    if (!isOpen) return undefined
    // The user may have logged in from another tab.
    const check = () => checkSession()
    check()
    addEventListener('focus', check)
    return () => removeEventListener('focus', check)
  }, [isOpen])

  if (!user || !(isOpen || SessionEndedDialog.isLoaded())) return null
  return (
    <SessionEndedDialog
      isOpen={isOpen}
      email={user.email}
      onDone={resumeSync}
      onSignOut={leave}
      onClose={() => isAsked.set(false)}
    />
  )
}
