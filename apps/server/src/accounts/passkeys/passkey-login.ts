import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { reopenSecondStep } from '#accounts/second-step/second-steps.queries.ts'
import { requireUserRow } from '#accounts/users.queries.ts'
import { AppError } from '#http/app-error.ts'
import {
  findPasskey,
  notePasskeyUse,
  type PasskeyRow,
  saveChallenge,
  takeChallenge,
} from './passkeys.queries.ts'
import { type PasskeysDeps, relyingParty } from './passkeys-deps.ts'

/** Names no account: the device offers the passkeys it has. */
export async function beginPasskeyLogin({ db, publicUrl }: PasskeysDeps) {
  const { id: rpID } = relyingParty(publicUrl)
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await saveChallenge(db, options.challenge, null)
  return { ...options }
}

/** Returns the user whose passkey signed the challenge. */
export async function passkeyLogin(deps: PasskeysDeps, credential: Record<string, unknown>) {
  const response = credential as unknown as AuthenticationResponseJSON
  const passkey =
    typeof response.id === 'string' ? await findPasskey(deps.db, response.id) : undefined
  if (!passkey) throw unusable()
  const counter = await verify(deps, passkey, response)
  await notePasskeyUse(deps.db, passkey.id, counter)
  await reopenSecondStep(deps.db, passkey.userId)
  return requireUserRow(deps.db, passkey.userId)
}

async function verify(
  { db, publicUrl }: PasskeysDeps,
  { credentialId, publicKey, counter, transports }: PasskeyRow,
  response: AuthenticationResponseJSON,
) {
  const { id, origin } = relyingParty(publicUrl)
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, null),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports,
    },
    requireUserVerification: true,
  }).catch(() => {
    throw unusable()
  })
  if (!verified) throw unusable()
  return authenticationInfo.newCounter
}

function unusable() {
  return new AppError(
    'INVALID_CREDENTIALS',
    'This passkey does not open an account here. Log in with your password instead.',
  )
}
