import { useMutation } from '@tanstack/react-query'
import { signOut } from '#lib/account/sign-out.ts'
import { toast } from '#ui/toast-store.ts'

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
  return { signOut: () => mutate(), isSigningOut: isPending }
}
