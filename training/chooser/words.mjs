// Writes the words of the reader's lexicon for the generator of drawn receipts: node words.mjs > words.json
import { listOf } from '@quittance/receipt-reader/lexicon/language'
import { languages } from '@quittance/receipt-reader/lexicon/languages'

/** Splits comma-separated words into lists, at any depth. */
function listed(value) {
  if (typeof value === 'string') return listOf(value)
  if (Array.isArray(value)) return value.map(listed)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, listed(part)]))
}

const words = languages.map(({ code, ...language }) => [code, listed(language)])
process.stdout.write(`${JSON.stringify(Object.fromEntries(words), null, 1)}\n`)
