import { randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { SecondStepDeps } from '#accounts/require-second-step.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import type { UserRow } from '#accounts/users.queries.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { findSecondStep, replaceRecoveryCodes } from './second-steps.queries.ts'

const howMany = 10
const groups = 4
// No characters that look alike on paper.
const characters = 'abcdefghjkmnpqrstuvwxyz23456789'

export async function renewRecoveryCodes(
  { db }: SecondStepDeps,
  user: UserRow,
  request: FastifyRequest,
) {
  const found = await findSecondStep(db, user.id)
  if (!found?.confirmedAt) throw new AppError('WRONG_STATE', 'Two-step sign-in is not on.')
  const recoveryCodes = await db.transaction(async (tx) => {
    const caller = callerOf(request)
    await recordEvent(tx, { userId: user.id, kind: 'recovery-codes-renewed', caller })
    return newRecoveryCodes(tx, user.id)
  })
  return { recoveryCodes }
}

/** Invalidates earlier codes and stores only hashes. */
export async function newRecoveryCodes(tx: Db, userId: number) {
  const codes = Array.from({ length: howMany }, () =>
    Array.from({ length: groups }, randomGroup).join('-'),
  )
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => code.replaceAll('-', '')),
  )
  return codes
}

function randomGroup() {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
}
