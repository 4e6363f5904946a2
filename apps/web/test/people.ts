import type { User } from '@quittance/contract/auth'
import { setUser } from '#lib/data/user.ts'

export const person: User = {
  id: 1,
  email: 'dana@example.com',
  pendingEmail: null,
  emailVerified: true,
  isPasswordless: false,
  subscriptionTier: 'free',
  isAdmin: false,
  firstName: 'Dana',
  lastName: 'Okafor',
  preferences: { emailNotifications: true, processingUpdates: true, sendOriginals: false },
}

export function signIn(over: Partial<User> = {}) {
  setUser({ ...person, ...over })
}
