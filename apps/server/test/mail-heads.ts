import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailHead } from '#mail-in/mail-head.ts'
import { parseHead } from '#mail-in/read-head.ts'

/** The receiving server's results; undefined if it checked nothing. */
export type Findings = {
  spf?: string
  dkim?: string
  dmarc?: string
  envelope?: string
  signer?: string
}

const folder = join(import.meta.dirname, '../../../fixtures/mail-heads')

export function headOf(text: string, envelopeFrom: string | null = null): MailHead {
  return parseHead(text.trim(), envelopeFrom)
}

/** The headers that servers add on receipt, each in its own order and wording; `plain` checks nothing. */
export const receivedBy = headsOf(
  'received-by',
  ['gmail', 'microsoft', 'icloud', 'fastmail', 'postfix', 'amavis', 'exim', 'yahoo', 'plain'],
  (text) => (it: Findings) =>
    text.replaceAll(/\{(\w+)\|(.*?)\}/g, (_, name: keyof Findings, otherwise) => {
      return it[name] ?? otherwise
    }),
)

export const writtenWith = headsOf(
  'written-with',
  ['gmail', 'outlook', 'appleMail', 'iPhone', 'thunderbird', 'android', 'yahoo'],
  (text) => text,
)

export const sentBy = headsOf('sent-by', ['hotel', 'rideApp'], (text) => text)

function headsOf<Name extends string, Head>(
  kind: string,
  names: Name[],
  headFrom: (text: string) => Head,
) {
  const heads = names.map((name) => {
    const text = readFileSync(join(folder, `${kind}-${name}.txt`), 'utf8').trimEnd()
    return [name, headFrom(`\n${text}`)] as const
  })
  return Object.fromEntries(heads) as Record<Name, Head>
}
