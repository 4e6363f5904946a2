import type { SignInDeps } from '#accounts/sign-in.ts'

export type PasskeysDeps = SignInDeps

/** Passkeys are bound to the host they were created for. */
export function relyingParty({ hostname, origin }: URL) {
  return { id: hostname, name: 'Quittance', origin }
}
