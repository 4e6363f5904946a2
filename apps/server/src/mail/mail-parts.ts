export type MailLink = { label: string; url: string }

type MailRow = { label: string; value: string }

/** Per currency, and the total in three parts: `Converted`, the sum, `in all` if complete. */
export type MailSums = {
  title: string
  values: string[]
  all?: [string, string, string]
  /** Remarks about the sums. */
  notes?: string[]
}

export type MailTable = { title?: string; rows: MailRow[]; note?: string }
