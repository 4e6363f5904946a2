import { useMutation } from '@tanstack/react-query'
import { signOut } from '#lib/account/sign-out.ts'
import { removeRemoteEntries } from '#offline/entries/entry-actions.ts'
import { entryList } from '#offline/entries/entry-list.ts'
import { isLocalOnly } from '#offline/entries/entry-status.ts'
import { createStore } from '#ui/create-store.ts'
import { toastFailure } from '#ui/toast-store.ts'

/** Whether the user is being asked what to do with receipts that are on this device only. */
export const isAskingToSignOut = createStore(false)

export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // Failing to clear the device is no reason to stay signed in.
      await removeRemoteEntries().catch(() => undefined)
      await signOut()
    },
    onError: () =>
      toastFailure('You are still signed in', 'Please check your connection and try again.'),
  })

  function askOrSignOut() {
    if (entryList.get().entries.some(isLocalOnly)) isAskingToSignOut.set(true)
    else mutate()
  }

  return { signOut: askOrSignOut, signOutNow: () => mutate(), isSigningOut: isPending }
}
