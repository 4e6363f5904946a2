import type { User } from '@quittance/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { setUser, userQuery } from '#lib/data/user.ts'
import { toastFailure } from '#ui/toast-store.ts'

type Preferences = User['preferences']
type Change = { name: keyof Preferences; isOn: boolean }

/** Switches at once, then saves, and switches back if saving fails. */
export function usePreference() {
  const { mutate } = useMutation({
    // One request at a time, each with what the screen shows, so that quick taps end as they look.
    scope: { id: 'preferences' },
    mutationFn: (_: Change) => request('PUT /api/auth/preferences', { body: preferences() }),
    onMutate: show,
    onError: (error, { name, isOn }) => {
      show({ name, isOn: !isOn })
      toastFailure('Settings not saved', failureMessage(error))
    },
  })
  return (name: keyof Preferences, isOn: boolean) => mutate({ name, isOn })
}

function show({ name, isOn }: Change) {
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (user) setUser({ ...user, preferences: { ...user.preferences, [name]: isOn } })
}

function preferences(): Preferences {
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (!user) throw new Error('Not signed in')
  return user.preferences
}
