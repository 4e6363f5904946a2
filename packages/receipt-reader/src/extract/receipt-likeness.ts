import { printedDaysIn } from './date-patterns.ts'
import { finderOf, fold } from './fold.ts'
import type { RowKind } from './row-words.ts'
import type { Row } from './rows.ts'

const sums: RowKind[] = ['total', 'subtotal', 'tax', 'cash', 'card', 'change']
const longestLabel = 60
const enough = 3

const isOfTrade = finderOf(
  'RECEIPT,INVOICE,CASHIER,SERVER,TABLE,CHECK,CARD,VISA,MASTERCARD,AUTH CODE,APPROVED,TERMINAL,MERCHANT,QTY,KASSE,BELEG,BON,RECHNUNG,QUITTUNG,FACTURE,TICKET,FACTURA,SCONTRINO,CEKS,KVITS,TAX,GST,VAT,MWST,TVA,IVA,PVN,領収,发票',
)

/** An amount in a short line, and enough else that belongs to a sale: prose, a sign or a landscape has neither. */
export function looksLikeReceipt(rows: Row[]): boolean {
  const short = rows.filter(({ label }) => label.length <= longestLabel)
  const priced = short.filter(({ amounts }) => amounts.some(({ isWhole }) => !isWhole)).length
  const summed = short.filter(
    ({ kind, amounts }) => sums.includes(kind) && amounts.length > 0,
  ).length
  const dated = short.filter(({ label }) => printedDaysIn(label).length > 0).length
  const worded = short.filter(({ label }) => isOfTrade(fold(label))).length
  const points =
    Math.min(priced, 3) + Math.min(summed, 2) + Math.min(dated, 1) + Math.min(worded, 2)
  return priced + summed > 0 && points >= enough
}
