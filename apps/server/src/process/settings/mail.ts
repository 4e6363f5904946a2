import { z } from 'zod'
import { email } from './values.ts'

export const mailSettings = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })
    .optional()
    .meta({
      meaning:
        'SMTP server for outgoing mail instead of the local mailbox; required in production, and when HOST or PUBLIC_URL is not local',
    }),
  MAIL_FROM: z.string().max(300, 'is too long').default('Quittance <no-reply@localhost>').meta({
    defaultText: '`Quittance <no-reply@localhost>`',
    meaning: 'the sender of every mail',
  }),
  SUPPORT_EMAIL: email
    .optional()
    .meta({ meaning: 'where Contact Us leads; shown on the help page' }),
  SALES_EMAIL: email
    .optional()
    .meta({ meaning: 'recipient of demo requests; they are stored either way' }),
}
