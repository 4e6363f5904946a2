import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { MailRefusal } from '@quittance/contract/inbound'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { countAttempt } from '#db/rate-limits.ts'
import { AppError } from '#http/app-error.ts'
import type { ScanFile } from '#http/image-upload.ts'
import { sumImageBytes } from '#receipts/receipts.queries.ts'
import { orRemove, removeStored } from '#storage/remove-stored.ts'
import type { Storage } from '#storage/storage.ts'
import { checkAcceptance } from './check-acceptance.ts'
import { findRecipients } from './inbound-addresses.queries.ts'
import { insertReceived, insertRefused, isKnownMail } from './inbound-mails.queries.ts'
import { messageKey } from './mail-head.ts'
import { type ReadHead, readHead } from './read-head.ts'

type Deps = {
  db: Db
  storage: Storage
  scan: ScanFile
  /** Quota per user in bytes. */
  storageLimit: number
  log: FastifyBaseLogger
  onReceived: () => void
}

export type MailFile = {
  /** Path of the mail; for one that is too large, the headers are enough. */
  path: string
  /** `''` for `<>`; null if unknown. */
  envelopeFrom: string | null
  /** The import addresses it was sent to. */
  tokens: string[]
  isTooLarge: boolean
}

/**
 * `flood`: send it again later, because there was no room for it; `overflow`: that will not help
 * before tomorrow, and the user was notified.
 */
export type Received = 'done' | 'flood' | 'overflow'
export type ReceiveMail = (mail: MailFile) => Promise<Received>

type Recipient = Awaited<ReturnType<typeof findRecipients>>[number]
type MailSummary = { userId: number; messageKey: string; sender: string; subject: string }

const limits = [
  { name: 'hour', minutes: 60, max: 60 },
  { name: 'day', minutes: 24 * 60, max: 300 },
] as const

/**
 * `done` means that the mail or its refusal is stored, so the sender may forget it. Throws if it
 * could store neither. A repeated mail and one to an unknown address are done already.
 */
export function createReceiver(deps: Deps): ReceiveMail {
  return async ({ path, envelopeFrom, tokens, isTooLarge }) => {
    const recipients = await findRecipients(deps.db, tokens)
    if (recipients.length === 0) return 'done'
    const read = await readHead(path, envelopeFrom)
    const key = messageKey(read.head, read.bodySha256)
    let received: Received = 'done'
    for (const recipient of recipients) {
      const { userId } = recipient
      if (await isKnownMail(deps.db, userId, key)) continue
      const summary = { userId, messageKey: key, sender: read.sender, subject: read.subject }
      const verdict = await judge(deps, recipient, read, isTooLarge || read.isTooLong)
      if (verdict !== 'take') await refuse(deps, summary, verdict)
      else received = worse(received, await storeUnlessFlood(deps, summary, path))
    }
    return received
  }
}

async function judge(
  { db, storageLimit }: Deps,
  recipient: Recipient,
  { head, hasBareReturn }: ReadHead,
  isTooLarge: boolean,
): Promise<'take' | MailRefusal> {
  const verdict = checkAcceptance(head, recipient)
  if (verdict !== 'take') return verdict
  if (hasBareReturn) return 'forged'
  if (isTooLarge) return 'too-large'
  const { saved, waiting } = await sumImageBytes(db, recipient.userId)
  return saved + waiting >= storageLimit ? 'storage-full' : 'take'
}

/** Remembers only a limited number of refusals, in case of a flood. */
async function refuse({ db }: Deps, summary: MailSummary, reason: MailRefusal) {
  if (await exceeded(db, `inbound:refused:${summary.userId}`)) return
  await insertRefused(db, summary, reason)
}

async function storeUnlessFlood(deps: Deps, summary: MailSummary, path: string): Promise<Received> {
  const limit = await exceeded(deps.db, `inbound:user:${summary.userId}`)
  if (!limit) await storeIfClean(deps, summary, path)
  else if (limit === 'hour') await reportFlood(deps.db, summary)
  else await refuse(deps, summary, 'flood')
  if (!limit) return 'done'
  return limit === 'hour' ? 'flood' : 'overflow'
}

async function storeIfClean(deps: Deps, summary: MailSummary, path: string) {
  try {
    await deps.scan(path, { userId: summary.userId })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INFECTED') throw error
    return refuse(deps, summary, 'infected')
  }
  return store(deps, summary, path)
}

/** If any recipient can accept it soon, it should be sent again. */
function worse(one: Received, other: Received): Received {
  const order: Received[] = ['done', 'overflow', 'flood']
  return order[Math.max(order.indexOf(one), order.indexOf(other))] ?? 'done'
}

async function exceeded(db: Db, key: string) {
  for (const { name, minutes, max } of limits) {
    if ((await countAttempt(db, `${key}:${name}`, minutes)).count > max) return name
  }
  return undefined
}

/** Reported once an hour, and not under the mail's own key: it can still be accepted. */
async function reportFlood(db: Db, { userId, sender, subject }: MailSummary) {
  const hour = new Date().toISOString().slice(0, 13)
  const headers = [{ key: 'date', value: `flood ${hour}` }]
  const key = messageKey({ headers, messageId: null }, '')
  await insertRefused(db, { userId, messageKey: key, sender, subject }, 'flood')
}

/** File before row: a row without its file is a lost mail, a file without a row is swept. */
async function store(deps: Deps, summary: MailSummary, path: string) {
  const rawKey = `${summary.userId}/${randomUUID()}.eml`
  await orRemove(deps, [rawKey], async () => {
    await deps.storage.put(rawKey, { path }, 'message/rfc822')
    const { size: rawBytes } = await stat(path)
    const isNew = await insertReceived(deps.db, { ...summary, rawKey, rawBytes })
    if (isNew) deps.onReceived()
    else await removeStored(deps, [rawKey])
  })
}
