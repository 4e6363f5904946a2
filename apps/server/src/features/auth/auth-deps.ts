import type { SignInDeps } from '#accounts/sign-in.ts'
import type { Payments } from '#payments/payments.ts'
import type { PlanRules } from '#plans/plan-rules.ts'
import type { Storage } from '#storage/storage.ts'

export type AuthDeps = SignInDeps & {
  storage: Storage
  payments: Payments | undefined
  planRules: PlanRules
  /** What the secrets of authenticator apps are encrypted with. */
  secret: string
}
