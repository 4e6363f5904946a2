export type MailLink = { label: string; url: string }

type MailRow = { label: string; value: string }

/** One sum in large figures, others below it. */
export type MailSums = MailRow & {
  rows: MailRow[]
  notes?: string[]
}

export type MailTable = { title?: string; rows: MailRow[]; note?: string }
