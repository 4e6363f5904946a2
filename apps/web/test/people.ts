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

/** Answers for the Security tab of a user who has set up nothing. */
export const nothingSetUp = {
  'GET /api/auth/sessions': () => ({ body: [] }),
  'GET /api/auth/passkeys': () => ({ body: [] }),
  'GET /api/auth/second-step': () => ({ body: { isOn: false, recoveryCodesLeft: 0 } }),
  'GET /api/auth/tokens': () => ({ body: [] }),
  'GET /api/webhooks': () => ({ body: [] }),
  'GET /api/auth/events': () => ({ body: [] }),
}
