import type { ReportKind } from '@quittance/contract/reports'

/** As it waits in the outbox: with what a report is made from, never with its contents. */
export type MailMessage = MailText & { report?: AttachedReport }

export type MailText = {
  to: string
  /** Who gets the answers; without it they go to the sender of every mail. */
  replyTo?: string
  subject: string
  text: string
  html: string
}

/** Files of a finalization that are made, and attached, when the mail is sent. */
export type AttachedReport = { finalizationId: number; kinds: ReportKind[] }
