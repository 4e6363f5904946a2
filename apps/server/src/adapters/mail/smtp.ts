import { createTransport } from 'nodemailer'
import type { MailTransport } from '#mail/mail.ts'

export function createSmtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(
    {
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    async send(message) {
      await transport.sendMail(message)
    },
  }
}
