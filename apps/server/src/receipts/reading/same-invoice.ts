import type { EInvoice, OpenedDocument } from '@quittance/receipt-reader/document'

/** Shorter ones appear on unrelated pages. */
const minNumberLength = 3

/** Whether a PDF shows this e-invoice: it embeds the same one, or shows its number and total. */
export function isPageOf({ invoice, pages }: OpenedDocument, other: EInvoice): boolean {
  if (invoice) return invoice.number === other.number && invoice.seller === other.seller
  const texts = pages.flatMap((page) => page.texts ?? []).map(({ text }) => text)
  const number = plain(other.number)
  if (number.length < minNumberLength || !texts.some((text) => plain(text).includes(number))) {
    return false
  }
  const totals = [other.gross, other.due].map((amount) => digitsOf(amount ?? '')).filter(Boolean)
  return texts.some((text) => totals.includes(digitsOf(text)))
}

function plain(text: string) {
  return text.toLowerCase().replaceAll(/\s/g, '')
}

/** `295,40 EUR` and `295.40` alike. */
function digitsOf(text: string) {
  return text.replaceAll(/\D/g, '')
}
