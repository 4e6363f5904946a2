import type { SecondStepDeps } from '#accounts/require-second-step.ts'
import type { SignInDeps } from '#accounts/sign-in.ts'

export type PasskeysDeps = SignInDeps & SecondStepDeps

/** Passkeys are bound to the host they were created for. */
export function relyingParty({ hostname, origin }: URL) {
  return { id: hostname, name: 'Quittance', origin }
}
