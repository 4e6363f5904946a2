import type { Readable } from 'node:stream'
import type { MailText } from '#db/mail-message.ts'

export type MailAttachment = { name: string; contentType: string; open(): Readable }

export type OutgoingMail = MailText & { attachments: MailAttachment[] }

/** Marks our own mails, so that none of them is imported as a receipt. */
export const ownMailHeader = 'X-Quittance'

export class MailRefusedError extends Error {
  readonly reply: string
  /** Whether a retry would get the same response. */
  readonly isFinal: boolean

  constructor(message: string, reply: string, isFinal: boolean) {
    super(message)
    this.name = 'MailRefusedError'
    this.reply = reply
    this.isFinal = isFinal
  }
}

export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

export type MailboxMessage = MailText & {
  id: string
  sentAt: string
  attachments: { name: string; contentType: string; bytes: number }[]
}

export type Mailbox = MailTransport & {
  /** The latest hundred, newest first. */
  list(): Promise<MailboxMessage[]>
  find(id: string): Promise<MailboxMessage | undefined>
  openAttachment(id: string, index: number): Promise<MailAttachment | undefined>
}
