import type { ReportKind } from '@quittance/contract/reports'

/** As it waits in the outbox: with what a report is made from, never with its contents. */
export type MailMessage = MailText & { report?: AttachedReport }

export type MailText = { to: string; subject: string; text: string; html: string }

/** Files of a finalization that are made, and attached, when the mail is sent. */
export type AttachedReport = { finalizationId: number; kinds: ReportKind[] }
