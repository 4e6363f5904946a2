import { createHash } from 'node:crypto'

export type MailHeader = { key: string; value: string }

/** The headers of a mail as plain values; header names in lower case. */
export type MailHead = {
  /** In the mail's order: the last server wrote the topmost. */
  headers: readonly MailHeader[]
  /** `''` for `<>`; null if unknown, as in a mailbox. */
  envelopeFrom: string | null
  from: readonly string[]
  /** One `From:` with one mailbox: every program sees the same sender. */
  hasPlainFrom: boolean
  messageId: string | null
}

export function valuesOf(headers: readonly MailHeader[], key: string): string[] {
  return headers.filter((header) => header.key === key).map(({ value }) => value.trim())
}

type Identity = Pick<MailHead, 'headers' | 'messageId'>

/** Identifies a mail that arrives twice, by whichever route. */
export function messageKey(head: Identity, bodySha256: string): string {
  const messageId = head.messageId?.trim() ?? ''
  return sha256(messageId === '' ? JSON.stringify(describe(head, bodySha256)) : messageId)
}

/** Mail servers add headers, differently on each route: use only what the author wrote. */
function describe({ headers }: Identity, bodySha256: string) {
  return [...['from', 'date', 'subject'].map((key) => valuesOf(headers, key)), bodySha256]
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
