import type { Payments } from '#billing/payments.ts'
import type { PlanRules } from '#billing/plan-rules.ts'
import type { Storage } from '#storage/storage.ts'
import type { Provider } from './oidc/provider.ts'
import type { SecondStepDeps } from './require-second-step.ts'
import type { SignInDeps } from './sign-in.ts'
import type { SignUpMode } from './sign-up-rules.ts'

export type AuthDeps = SignInDeps &
  SecondStepDeps & {
    storage: Storage
    payments: Payments | undefined
    planRules: PlanRules
    signUpMode: SignUpMode
    /** Undefined if single sign-on is not set up. */
    provider: Provider | undefined
    passwordsOff: boolean
  }
