import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = {
  to: string
  subject: string
  text: string
  html: string
  parsed: ParsedMail
}

/** Less than a test may take, so that a test without its mail says which one is missing. */
const longestWaitMs = 50_000

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>

/** A real SMTP server, by default on loopback, that keeps what it is sent, for tests. */
export async function startSmtpSink({ host = '127.0.0.1', port: wanted = 0 } = {}) {
  const received: ReceivedMail[] = []
  const events = new EventEmitter().setMaxListeners(0)
  let refusal: string | null = null
  const unknown = new Map<string, string>()

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Loopback has no reverse name, and without a name server the lookup is slow.
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const reason = unknown.get(address)
      done(reason ? Object.assign(new Error(reason), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      simpleParser(stream).then((parsed) => {
        if (refusal) return done(new Error(refusal))
        for (const to of recipients) received.push(toReceivedMail(to, parsed))
        events.emit('mail')
        done()
      }, done)
    },
  })
  server.listen(wanted, host)
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo

  /** Waits for a mail to this address whose subject contains the text; takes it out of the sink. */
  async function take(to: string, subject: string): Promise<ReceivedMail> {
    const signal = AbortSignal.timeout(longestWaitMs)
    for (;;) {
      const index = received.findIndex((mail) => mail.to === to && mail.subject.includes(subject))
      const [mail] = index < 0 ? [] : received.splice(index, 1)
      if (mail) return mail
      if (signal.aborted) throw new Error(`No mail "${subject}" to ${to} among ${list(received)}`)
      await once(events, 'mail', { signal }).catch(() => undefined)
    }
  }

  return {
    url: `smtp://${host}:${port}`,
    received,
    take,
    /** From now on this recipient is refused for good with this text; null accepts it again. */
    refuseRecipient(address: string, reason: string | null) {
      if (reason) unknown.set(address, reason)
      else unknown.delete(address)
    },
    /** From now on every message is refused for the moment with this text; null accepts again. */
    refuse(reason: string | null) {
      refusal = reason
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** The address behind the mail's button. */
export function linkIn(mail: ReceivedMail) {
  const url = /https?:\/\/\S+\?token=\S+/.exec(mail.text)?.[0]
  if (!url) throw new Error(`There is no link in "${mail.subject}".`)
  return new URL(url)
}

function list(mails: ReceivedMail[]) {
  return JSON.stringify(mails.map(({ to, subject }) => `${subject} to ${to}`))
}

function toReceivedMail(to: string, parsed: ParsedMail): ReceivedMail {
  return {
    to,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    parsed,
  }
}
