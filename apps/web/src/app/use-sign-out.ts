import { useMutation } from '@tanstack/react-query'
import { signOut } from '#lib/account/sign-out.ts'
import { entryList } from '#offline/entries/entry-list.ts'
import { createStore } from '#ui/create-store.ts'
import { toast } from '#ui/toast-store.ts'

/** Whether it is being asked what shall happen to receipts that are on this device only. */
export const isAskingToSignOut = createStore(false)

export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    onError: () =>
      toast({
        title: 'You are still signed in',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      }),
  })

  function askOrSignOut() {
    if (entryList.get().entries.length > 0) isAskingToSignOut.set(true)
    else mutate()
  }

  return { signOut: askOrSignOut, signOutNow: () => mutate(), isSigningOut: isPending }
}
