import { maxPasskeys } from '@quittance/contract/passkeys'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { waysInChangedMail } from '#accounts/account-mails.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import type { UserRow } from '#accounts/users.queries.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { insertPasskey, listPasskeys, saveChallenge, takeChallenge } from './passkeys.queries.ts'
import { type PasskeysDeps, relyingParty } from './passkeys-deps.ts'

/** User verification is required, so a passkey replaces both password and second step. */
export async function beginPasskey({ db, publicUrl }: PasskeysDeps, user: UserRow) {
  const known = await listPasskeys(db, user.id)
  if (known.length >= maxPasskeys) {
    throw new AppError('WRONG_STATE', 'This account has the maximum number of passkeys.')
  }
  const { id: rpID, name: rpName } = relyingParty(publicUrl)
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(String(user.id)),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim() || user.email,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await saveChallenge(db, options.challenge, user.id)
  return { ...options }
}

type Made = { name: string; credential: Record<string, unknown> }

export async function addPasskey(
  deps: PasskeysDeps,
  user: UserRow,
  { name, credential }: Made,
  request: FastifyRequest,
) {
  const { db, mailer, publicUrl } = deps
  const made = await verify(deps, user, credential as unknown as RegistrationResponseJSON)
  const passkey = await db.transaction(async (tx) => {
    const added = await insertPasskey(tx, {
      userId: user.id,
      name,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: made.transports ?? [],
    })
    if (!added) throw new AppError('WRONG_STATE', 'This passkey was already added.')
    await recordEvent(tx, { userId: user.id, kind: 'passkey-added', caller: callerOf(request) })
    const text = `The passkey ${name} was added to your Quittance account. It signs in without the password.`
    await enqueueMail(tx, waysInChangedMail(user.email, publicUrl, text))
    return added
  })
  void mailer.flush()
  return passkey
}

async function verify(
  { db, publicUrl }: PasskeysDeps,
  user: UserRow,
  response: RegistrationResponseJSON,
) {
  const { id, origin } = relyingParty(publicUrl)
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, user.id),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (registrationInfo) return registrationInfo.credential
  throw new AppError('VALIDATION', 'This passkey could not be added. Please try again.')
}
