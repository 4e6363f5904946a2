import { createTransport } from 'nodemailer'
import { type MailAttachment, MailRefusedError, type MailTransport, ownMailHeader } from './mail.ts'

export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      // A server scanning a large attachment is silent for a while before it accepts.
      socketTimeout: 60_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { [ownMailHeader]: '1' } },
  )
  return {
    async send({ attachments, ...text }) {
      const parts = attachments.map(toPart)
      try {
        await transport.sendMail({ ...text, attachments: parts })
      } catch (error) {
        throw asRefusal(error) ?? error
      } finally {
        for (const { content } of parts) content.destroy()
      }
    },
  }
}

/** Undefined if the server did not respond to this mail: unreachable, or login refused. */
function asRefusal(error: unknown): MailRefusedError | undefined {
  const { message, command, response, responseCode = 0 } = error as SmtpError
  if (!response || (command !== 'RCPT TO' && command !== 'DATA')) return undefined
  return new MailRefusedError(message, response, responseCode >= 500)
}

type SmtpError = Error & { command?: string; response?: string; responseCode?: number }

function toPart({ name, contentType, open }: MailAttachment) {
  // A broken stream fails the sending; until it is read, nothing else listens for its error.
  const content = open().on('error', () => {})
  return { filename: name, contentType, content }
}
