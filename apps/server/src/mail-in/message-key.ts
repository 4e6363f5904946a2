import { createHash } from 'node:crypto'
import { type MailHead, valuesOf } from './mail-head.ts'

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
