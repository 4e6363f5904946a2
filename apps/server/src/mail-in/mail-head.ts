export type MailHeader = { key: string; value: string }

/** What stands above a mail, as plain values; the names of headers in small letters. */
export type MailHead = {
  /** In the order of the mail: whoever handed it on last wrote the topmost. */
  headers: readonly MailHeader[]
  /** `''` for `<>`; null where nobody told, as in a mailbox. */
  envelopeFrom: string | null
  /** Every address of every From header. */
  from: readonly string[]
  messageId: string | null
}

export function valuesOf(headers: readonly MailHeader[], key: string): string[] {
  return headers.filter((header) => header.key === key).map(({ value }) => value.trim())
}
