export type MailHeader = { key: string; value: string }

/** The headers of a mail as plain values; header names in lower case. */
export type MailHead = {
  /** In the mail's order: the last server wrote the topmost. */
  headers: readonly MailHeader[]
  /** `''` for `<>`; null if unknown, as in a mailbox. */
  envelopeFrom: string | null
  /** Every address of every From header. */
  from: readonly string[]
  /** One `From:` with one mailbox: every program sees the same sender. */
  hasPlainFrom: boolean
  messageId: string | null
}

export function valuesOf(headers: readonly MailHeader[], key: string): string[] {
  return headers.filter((header) => header.key === key).map(({ value }) => value.trim())
}
