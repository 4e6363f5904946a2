import type { Db } from '#db/connect.ts'
import type { SignInProof } from '#db/sessions.ts'
import { callerOf } from '#http/caller.ts'
import type { Exchange } from '#http/exchange.ts'
import { deviceTokenOf, giveDeviceToken, type SessionCookie, startSession } from '#http/session.ts'
import type { Mailer } from '#mail/mailer.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { newDeviceMail } from './account-mails.ts'
import { findKnownDevice, rememberDevice } from './known-devices.queries.ts'
import { recordEvent } from './security-events.queries.ts'
import type { UserRow } from './users.queries.ts'

export type SignInDeps = { db: Db; mailer: Mailer; publicUrl: URL; cookie: SessionCookie }

/** The first browser of an account is known; any other sign-in emails the owner. */
export async function signUp(
  { db, cookie }: SignInDeps,
  exchange: Exchange,
  user: UserRow,
  proof?: SignInProof,
) {
  await db.transaction(async (tx) => {
    await startSession(tx, cookie, exchange, user.id, proof)
    await rememberDevice(tx, user.id, giveDeviceToken(cookie, exchange))
    await recordEvent(tx, { userId: user.id, kind: 'sign-up', caller: callerOf(exchange.request) })
  })
}

export async function signIn(
  deps: SignInDeps,
  exchange: Exchange,
  { user, ...proof }: { user: UserRow } & SignInProof,
) {
  const { db, mailer, publicUrl, cookie } = deps
  const caller = callerOf(exchange.request)
  await db.transaction(async (tx) => {
    const known = await findKnownDevice(tx, user.id, deviceTokenOf(cookie, exchange.request))
    await startSession(tx, cookie, exchange, user.id, proof)
    await rememberDevice(tx, user.id, giveDeviceToken(cookie, exchange))
    await recordEvent(tx, { userId: user.id, kind: 'sign-in', caller })
    if (!known) await enqueueMail(tx, newDeviceMail(user.email, publicUrl, caller))
  })
  void mailer.flush()
}
