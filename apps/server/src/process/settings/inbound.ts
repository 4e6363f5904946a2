import { z } from 'zod'
import { StartupError } from '#startup-error.ts'
import { isLoopback } from './network.ts'
import { within } from './values.ts'

const domainName =
  /^(?=.{1,190}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

export const inboundSettings = {
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(domainName, 'must be a domain such as receipts.example.com')
    .transform((domain) => domain.toLowerCase())
    .optional()
    .meta({
      meaning:
        "email import: domain of the users' private addresses; needs INBOUND_SMTP_PORT or INBOUND_IMAP_URL, or both",
    }),
  INBOUND_SMTP_PORT: within(1, 65535).optional().meta({
    meaning:
      'SMTP port on HOST where an upstream mail server delivers mail for that domain; never expose it to the internet',
  }),
  INBOUND_IMAP_URL: z
    .url({
      protocol: /^imaps?$/,
      error: 'must start with imaps:// or imap://, such as imaps://user:password@mail.example.com',
    })
    .optional()
    .meta({
      meaning:
        'mailbox that receives the mail for that domain, polled every minute, for example imaps://user:password@mail.example.com:993/INBOX; mails are marked as read and never deleted',
    }),
}

type Values = z.output<z.ZodObject<typeof inboundSettings>>

export type ImapSettings = {
  host: string
  port: number
  isSecure: boolean
  user: string
  password: string
  mailbox: string
}

export type InboundSettings = {
  domain: string
  smtpPort: number | undefined
  imap: ImapSettings | undefined
}

export function inboundOf(values: Values): InboundSettings | undefined {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_SMTP_PORT: smtpPort, INBOUND_IMAP_URL } = values
  const hasWay = smtpPort !== undefined || INBOUND_IMAP_URL !== undefined
  if (!domain && !hasWay) return undefined
  if (!domain) {
    throw new StartupError(
      'INBOUND_MAIL_DOMAIN is not set: INBOUND_SMTP_PORT and INBOUND_IMAP_URL need the domain of the addresses they get mail for. Set it, or leave the others out.',
    )
  }
  if (!hasWay) {
    throw new StartupError(
      'INBOUND_MAIL_DOMAIN is set, but there is no way to receive its mail. Set INBOUND_SMTP_PORT or INBOUND_IMAP_URL, or leave it out.',
    )
  }
  return { domain, smtpPort, imap: INBOUND_IMAP_URL ? imapOf(INBOUND_IMAP_URL) : undefined }
}

function imapOf(address: string): ImapSettings {
  const url = new URL(address)
  const isSecure = url.protocol === 'imaps:'
  const user = decoded(url.username)
  const password = decoded(url.password)
  if (!user || !password) {
    throw new StartupError(
      'INBOUND_IMAP_URL names no user and password. Write it as imaps://user:password@host:993/INBOX, with %40 for an @ in either.',
    )
  }
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 993 : 143),
    isSecure,
    user,
    password,
    mailbox: decoded(url.pathname.slice(1)) || 'INBOX',
  }
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new StartupError(
      'INBOUND_IMAP_URL contains a % that is not followed by two digits. Write a % in the user or password as %25.',
    )
  }
}

/** A password is sent unencrypted only to this machine. */
export function needsTls({ host, isSecure }: Pick<ImapSettings, 'host' | 'isSecure'>) {
  return !isSecure && !isLoopback(host)
}
