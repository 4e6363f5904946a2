export type MailLink = { label: string; url: string }

/** What it is, and how much or which. */
type MailRow = { label: string; value: string }

/** What it adds up to, in each currency, and all of it in one, in three parts: `Converted`, the sum, `in all` where nothing is left out. */
export type MailSums = {
  title: string
  values: string[]
  all?: [string, string, string]
  /** What is to be known of them. */
  notes?: string[]
}

export type MailTable = { title?: string; rows: MailRow[]; note?: string }
