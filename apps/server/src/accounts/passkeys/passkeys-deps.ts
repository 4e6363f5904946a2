import type { SignInDeps } from '#accounts/sign-in.ts'

export type PasskeysDeps = SignInDeps

/** Passkeys are held to the host that they were made for. */
export function relyingParty({ hostname, origin }: URL) {
  return { id: hostname, name: 'Quittance', origin }
}
