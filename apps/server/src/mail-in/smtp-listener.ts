import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { withWorkFolder } from '#http/work-folder.ts'
import { reasonOf, StartupError } from '#startup-error.ts'
import { mailRules } from './mail-rules.ts'
import type { ReceiveMail } from './receive-mail.ts'
import { tokensOf } from './recipients.ts'

type Deps = {
  host: string
  port: number
  domain: string
  uploadFolder: string
  receive: ReceiveMail
  log: FastifyBaseLogger
  limits?: Partial<typeof usualLimits>
}

const usualLimits = {
  connections: 10,
  mailsOnConnection: 20,
  idleMs: 60_000,
  /** A client that sends byte by byte is never idle. */
  connectionMs: 10 * 60_000,
  closeMs: 5_000,
}

/**
 * Accepts mail from an upstream mail server. Drops a refused mail with a 250 and notifies its user:
 * a rejection would make that server write to a possibly forged sender. Rejects only mail to be
 * retried soon, of which nothing could be stored, and mail announced as too large.
 */
export async function startSmtpListener(deps: Deps) {
  const { host, port, log } = deps
  const limits = { ...usualLimits, ...deps.limits }
  const underWay = new Set<Promise<void>>()
  const server = new SMTPServer({
    // Otherwise the greeting has the name of the machine.
    name: deps.domain,
    banner: 'Quittance',
    size: mailRules.maxBytes,
    maxClients: limits.connections,
    socketTimeout: limits.idleMs,
    closeTimeout: limits.closeMs,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, { transaction }, done) {
      // Deferred: smtp-server stalls after a mail that arrived in one packet with the previous one.
      if (transaction <= limits.mailsOnConnection) setImmediate(done)
      else done(refusal(421, 'Too many mails on this connection. Please connect again.'))
    },
    onRcptTo(_address, { envelope }, done) {
      if (envelope.rcptTo.length < mailRules.maxRecipients) return done()
      done(refusal(452, 'Too many recipients. Please send the rest separately.'))
    },
    onData(stream, session, done) {
      const taking = take(deps, stream, session).then(
        (received) => {
          if (received !== 'flood') done()
          else done(refusal(451, 'Too many mails for this address. Please try again later.'))
        },
        (err: unknown) => {
          log.error({ err }, 'storing an inbound mail failed')
          done(refusal(451, 'The mail cannot be accepted right now. Please try again later.'))
        },
      )
      underWay.add(taking)
      void taking.finally(() => underWay.delete(taking))
    },
  })
  server.on('error', (err) => log.info({ reason: reasonOf(err) }, 'inbound SMTP connection failed'))
  server.server.on('connection', (socket: Socket) => {
    const timer = setTimeout(() => socket.destroy(), limits.connectionMs)
    socket.once('close', () => clearTimeout(timer))
  })
  server.listen(port, host)
  await once(server.server, 'listening').catch((error: unknown) => {
    throw new StartupError(
      `Cannot receive mail on port ${port}: ${reasonOf(error)}. Set INBOUND_SMTP_PORT to a free port above 1023.`,
    )
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    /** Waits for mails that are being stored. */
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await Promise.allSettled(underWay)
    },
  }
}

async function take(
  { domain, uploadFolder, receive }: Deps,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
) {
  const tokens = tokensOf(
    envelope.rcptTo.map(({ address }) => address),
    domain,
  )
  return withWorkFolder(uploadFolder, async (folder) => {
    const path = join(folder, 'mail.eml')
    await pipeline(stream, upTo(mailRules.maxBytes), createWriteStream(path, { mode: 0o600 }))
    const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : ''
    return receive({ path, envelopeFrom, tokens, isTooLarge: stream.sizeExceeded })
  })
}

/** Reads and discards the excess: the response follows at its end. */
function upTo(max: number) {
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const part = chunk.subarray(0, Math.max(0, max - length))
      length += chunk.length
      done(null, part.length > 0 ? part : undefined)
    },
  })
}

function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode })
}
