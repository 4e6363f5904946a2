import type { User } from '@quittance/contract/auth'
import { isPremium } from '#billing/plan-rules.ts'
import type { UserRow } from './users.queries.ts'

export function mapUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    pendingEmail: row.pendingEmail,
    emailVerified: row.emailVerifiedAt !== null,
    isPasswordless: row.passwordHash === '',
    subscriptionTier: isPremium(row) ? 'premium' : 'free',
    isAdmin: row.isAdmin,
    firstName: row.firstName,
    lastName: row.lastName,
    preferences: {
      emailNotifications: row.emailNotifications,
      processingUpdates: row.processingUpdates,
      sendOriginals: row.sendOriginals,
    },
  }
}
