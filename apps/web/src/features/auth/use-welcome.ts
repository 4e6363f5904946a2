import type { User } from '@quittance/contract/auth'
import { setUser } from '#lib/data/user.ts'
import { toast } from '#ui/toast-store.ts'
import { useDestination } from './use-destination.ts'

/** What follows a login, whichever way it was made. */
export function useWelcome() {
  const leadToDestination = useDestination()
  return function welcome(user: User) {
    leadToDestination()
    setUser(user)
    toast({ title: 'Welcome back!' })
  }
}
