import type { AuthDeps } from '#accounts/auth-deps.ts'

export type PasskeysDeps = AuthDeps

/** Passkeys are bound to the host they were created for. */
export function relyingParty({ hostname, origin }: URL) {
  return { id: hostname, name: 'Quittance', origin }
}
