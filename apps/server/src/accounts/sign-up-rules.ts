import type { signUpModes } from '@quittance/contract/config'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { deleteInvitation, lockInvitation } from './invitations.queries.ts'

export type SignUpMode = (typeof signUpModes)[number]

/** `isVerified`: the provider confirmed the address, so an open invitation to it needs no link. */
type Applicant = { email: string; invitation?: string | undefined; isVerified?: boolean }

/** Throws unless the person may sign up; uses up the invitation in the transaction that adds the user. */
export async function requireSignUp(
  tx: Db,
  mode: SignUpMode,
  { email, invitation, isVerified = false }: Applicant,
) {
  if (mode === 'closed') throw refuse('New accounts cannot be created here.')
  if (mode === 'invited' && invitation && !isVerified) await requireOwn(tx, email, invitation)
  const isInvited = (await deleteInvitation(tx, email)) && (isVerified || invitation)
  if (mode === 'invited' && !isInvited)
    throw refuse('You need an invitation to sign up here. Ask the people who run this server.')
}

async function requireOwn(tx: Db, email: string, token: string) {
  const found = await lockInvitation(tx, token)
  if (!found) throw refuse('This invitation was used or has expired. Ask for a new one.')
  if (found.email !== email.toLowerCase())
    throw refuse('This invitation is for another address. Sign up with the one it was sent to.')
}

function refuse(message: string) {
  return new AppError('SIGN_UP_REFUSED', message)
}
