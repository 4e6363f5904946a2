import type { Readable } from 'node:stream'
import type { MailText } from '#db/mail-message.ts'

export type MailAttachment = { name: string; contentType: string; open(): Readable }

export type OutgoingMail = MailText & { attachments: MailAttachment[] }

/** Set on every mail of ours, so that none of them comes back as a receipt. */
export const ownMailHeader = 'X-Quittance'

/** What a mail server answered to a mail that it did not accept. */
export class MailRefusedError extends Error {
  readonly reply: string
  /** Whether another try would get the same answer. */
  readonly isFinal: boolean

  constructor(message: string, reply: string, isFinal: boolean) {
    super(message)
    this.name = 'MailRefusedError'
    this.reply = reply
    this.isFinal = isFinal
  }
}

/** Hands one message over, or throws. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

export type MailboxMessage = MailText & {
  id: string
  sentAt: string
  attachments: { name: string; contentType: string; bytes: number }[]
}

/** Mail that stays on this machine, to be read on the mailbox page. */
export type Mailbox = MailTransport & {
  /** Newest first, the latest hundred. */
  list(): Promise<MailboxMessage[]>
  find(id: string): Promise<MailboxMessage | undefined>
  openAttachment(id: string, index: number): Promise<MailAttachment | undefined>
}
