import type { SecondStepDeps } from '#accounts/require-second-step.ts'
import type { SignInDeps } from '#accounts/sign-in.ts'
import type { Payments } from '#payments/payments.ts'
import type { PlanRules } from '#plans/plan-rules.ts'
import type { Storage } from '#storage/storage.ts'

export type AuthDeps = SignInDeps &
  SecondStepDeps & {
    storage: Storage
    payments: Payments | undefined
    planRules: PlanRules
  }
