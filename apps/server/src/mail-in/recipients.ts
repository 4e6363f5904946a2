import { tokenOf } from './address.ts'
import { type MailHeader, valuesOf } from './mail-head.ts'

/** Where mail servers write for whom a mail was, then where its writer did. */
const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc']

/** What may be one of our addresses; a name in front of it or a bracket around it does not matter. */
const likeOurs = /(?<![^\s<>,;:"'()])[a-z2-9]{20}(?:\+[^\s@<>,;"]{0,64})?@[a-z\d.-]+/gi

/** Of the recipients that a mail server named, those that are addresses of ours; each once. */
export function tokensOf(addresses: readonly string[], domain: string): string[] {
  const tokens = addresses.map((address) => tokenOf(address, domain))
  return [...new Set(tokens.filter((token) => token !== null))]
}

/**
 * The same for a mail in a mailbox, where only its headers tell. All of them are asked: a mailbox may keep
 * one copy of a mail for two people, and what was taken before is not taken twice.
 */
export function tokensInHeaders(headers: readonly MailHeader[], domain: string): string[] {
  const values = recipientHeaders.flatMap((key) => valuesOf(headers, key))
  return tokensOf(
    values.flatMap((value) => value.match(likeOurs) ?? []),
    domain,
  )
}
