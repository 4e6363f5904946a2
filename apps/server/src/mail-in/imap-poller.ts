import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { ImapFlow } from 'imapflow'
import type { Pool } from 'pg'
import { withSingletonLock } from '#db/singleton-lock.ts'
import { withWorkFolder } from '#http/work-folder.ts'
import { type ImapSettings, needsTls } from '#process/settings/inbound.ts'
import { mailRules } from './mail-rules.ts'
import { endOfHead, maxHeadBytes, parseHead } from './read-head.ts'
import type { ReceiveMail } from './receive-mail.ts'
import { tokensInHeaders } from './recipients.ts'

type Deps = {
  imap: ImapSettings
  domain: string
  pool: Pool
  uploadFolder: string
  receive: ReceiveMail
  log: FastifyBaseLogger
  /** Mails to retry later; passed from one poll to the next. */
  postponed?: Postponed
  lookedAt?: number
}

type Polling = Deps & { postponed: Postponed }

const everyMs = 60_000
const maxPauseMs = 30 * 60_000
const timeoutMs = 30_000
const maxAccepted = 50
const maxChecked = 500
const pieceBytes = 1_000_000

/** Polls the mailbox every minute, with back-off on failures. */
export function startImapPoller(deps: Deps) {
  const stopping = new AbortController()
  const { signal } = stopping
  const withMemory = { ...deps, postponed: deps.postponed ?? createPostponed() }

  async function run() {
    let failures = 0
    while (!signal.aborted) {
      try {
        await withSingletonLock(deps.pool, 'pollMailbox', () => pollMailbox(withMemory, signal))
        failures = 0
      } catch (error) {
        failures += 1
        if (!signal.aborted) logFailure(deps.log, error, failures)
      }
      const wait = Math.min(everyMs * 2 ** Math.max(0, failures - 1), maxPauseMs)
      await pause(wait, undefined, { signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    async close() {
      stopping.abort()
      await running
    },
  }
}

/** Mail server responses may quote addresses, so log only the kind of failure. */
function logFailure(log: FastifyBaseLogger, error: unknown, failures: number) {
  const { code, authenticationFailed } = error as { code?: string; authenticationFailed?: boolean }
  const reason = authenticationFailed ? 'user or password refused' : (code ?? 'no response')
  log.warn({ reason, failures }, 'polling the inbound mailbox failed')
}

/** Marks a mail as read once it is stored. Never deletes anything. */
export async function pollMailbox(deps: Deps, signal?: AbortSignal) {
  const { imap } = deps
  const client = new ImapFlow({
    host: imap.host,
    port: imap.port,
    secure: imap.isSecure,
    ...(needsTls(imap) && { doSTARTTLS: true }),
    auth: { user: imap.user, pass: imap.password },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    maxLiteralSize: 2 * pieceBytes,
    disableAutoIdle: true,
    logger: false,
  })
  // The pending call rejects too; without a listener the process would end.
  client.on('error', () => {})
  const giveUp = () => client.close()
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    await client.connect()
    const { uidValidity } = await client.mailboxOpen(imap.mailbox)
    const postponed = deps.postponed ?? createPostponed()
    postponed.forget(String(uidValidity))
    await acceptUnread({ ...deps, postponed }, client, signal)
    await client.logout()
  } finally {
    signal?.removeEventListener('abort', giveUp)
    client.close()
  }
}

/** Mails to retry later stay unread, and do not block others. */
async function acceptUnread(deps: Polling, client: ImapFlow, signal: AbortSignal | undefined) {
  const { postponed, lookedAt = maxChecked } = deps
  const unread = (await client.search({ seen: false }, { uid: true })) || []
  let accepted = 0
  for (const uid of unread.filter((it) => !postponed.hasMail(it)).slice(0, lookedAt)) {
    signal?.throwIfAborted()
    const isAccepted = await acceptOne(deps, client, uid)
    if (!isAccepted) {
      postponed.addMail(uid)
      continue
    }
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    accepted += 1
    if (accepted === maxAccepted) break
  }
}

/** Returns false if it must be retried later. */
async function acceptOne(deps: Polling, client: ImapFlow, uid: number) {
  const { domain, uploadFolder, receive, postponed } = deps
  // The beginning instead of the headers: those may have any length.
  const beginning = { start: 0, maxLength: maxHeadBytes + 1 }
  const found = await client.fetchOne(String(uid), { size: true, source: beginning }, { uid: true })
  // Another client deleted it meanwhile.
  if (!found) return false
  const { headers, isTooLong } = headersIn(found.source ?? Buffer.alloc(0))
  const tokens = tokensInHeaders(parseHead(headers.toString('utf8'), null).headers, domain)
  if (tokens.length === 0) return true
  // Do not fetch the whole mail only to postpone it again.
  if (tokens.every(postponed.hasToken)) return false
  const isTooLarge = isTooLong || (found.size ?? 0) > mailRules.maxBytes
  return withWorkFolder(uploadFolder, async (folder) => {
    const path = join(folder, 'mail.eml')
    if (isTooLarge) await writeFile(path, headers, { mode: 0o600 })
    else if (!(await download(client, uid, path))) return false
    const received = await receive({ path, envelopeFrom: null, tokens, isTooLarge })
    if (received !== 'done') tokens.forEach(postponed.addToken)
    return received === 'done'
  })
}

function headersIn(beginning: Buffer) {
  const end = endOfHead.exec(beginning.toString('latin1'))
  const headers = beginning.subarray(0, end ? end.index + end[0].length : beginning.length)
  return { headers, isTooLong: headers.length > maxHeadBytes }
}

async function download(client: ImapFlow, uid: number, path: string) {
  const options = { uid: true, maxBytes: mailRules.maxBytes, chunkSize: pieceBytes }
  const { content } = await client.download(String(uid), undefined, options)
  if (!content) return false
  await pipeline(content, createWriteStream(path, { mode: 0o600 }))
  return true
}

type Postponed = ReturnType<typeof createPostponed>

const mailsForMs = 15 * 60_000
const tokensForMs = 5 * 60_000

/** Mails and addresses to retry later, each after a pause. */
export function createPostponed(now = Date.now) {
  const mails = new Map<number, number>()
  const tokens = new Map<string, number>()
  let validity = ''
  return {
    hasMail: (uid: number) => (mails.get(uid) ?? 0) > now(),
    addMail: (uid: number) => void mails.set(uid, now() + mailsForMs),
    hasToken: (token: string) => (tokens.get(token) ?? 0) > now(),
    addToken: (token: string) => void tokens.set(token, now() + tokensForMs),
    /** Forgets expired entries, and all mails if the mailbox was renumbered. */
    forget(uidValidity: string) {
      if (uidValidity !== validity) mails.clear()
      validity = uidValidity
      for (const [uid, until] of mails) if (until <= now()) mails.delete(uid)
      for (const [token, until] of tokens) if (until <= now()) tokens.delete(token)
    },
  }
}
