import { tokenOf } from './address.ts'
import { type MailHeader, valuesOf } from './mail-head.ts'

/** Where mail servers record the recipient, then where the author does. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc']

/** Matches what may be one of our addresses, with or without a name or brackets around it. */
const likeOurs = /(?<![^\s<>,;:"'()])[a-z2-9]{20}(?:\+[^\s@<>,;"]{0,64})?@[a-z\d.-]+/gi

/** Our addresses among a mail's envelope recipients, without duplicates. */
export function tokensOf(addresses: readonly string[], domain: string): string[] {
  const tokens = addresses.map((address) => tokenOf(address, domain))
  return [...new Set(tokens.filter((token) => token !== null))]
}

/**
 * The same for a mail in a mailbox, where only the headers name recipients. Checks all of them: a
 * mailbox may keep one copy of a mail for two users, and repeats are detected.
 */
export function tokensInHeaders(headers: readonly MailHeader[], domain: string): string[] {
  const values = recipientHeaders.flatMap((key) => valuesOf(headers, key))
  return tokensOf(
    values.flatMap((value) => value.match(likeOurs) ?? []),
    domain,
  )
}
