export type MailMessage = { to: string; subject: string; text: string; html: string }

/** Hands one message over, or throws. */
export type MailTransport = { send(message: MailMessage): Promise<void> }

export type MailboxMessage = MailMessage & { id: string; sentAt: string }

/** Mail that stays on this machine, to be read on the mailbox page. */
export type Mailbox = MailTransport & {
  /** Newest first, the latest hundred. */
  list(): Promise<MailboxMessage[]>
  find(id: string): Promise<MailboxMessage | undefined>
}
