import type { ReportKind } from '@quittance/contract/reports'

/** As stored in the outbox: with a reference to the report, never with its files. */
export type MailMessage = MailText & { report?: AttachedReport }

export type MailText = {
  to: string
  /** Replies go there; by default, to the sender of all mails. */
  replyTo?: string
  subject: string
  text: string
  html: string
}

/** Files of a finalization, generated and attached when the mail is sent. */
export type AttachedReport = { finalizationId: number; kinds: ReportKind[] }
