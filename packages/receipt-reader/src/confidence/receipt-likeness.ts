import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { finderOf, fold } from '#lexicon/fold.ts'
import type { Row } from '#tags/row.ts'
import type { RowKind } from '#tags/row-words.ts'

const sums: RowKind[] = ['total', 'subtotal', 'tax', 'cash', 'card', 'change']
const longestLabel = 60
const enough = 3
/** A receipt may have its small print, but it is not all small print. */
const mostProse = 0.5
/** A price stands at the end of its line, but for a sign or a letter of its tax. */
const endsWithFigure = /\d\W{0,4}\p{L}{0,3}\W{0,2}$/u

const isOfTrade = finderOf(
  'RECEIPT,INVOICE,CASHIER,SERVER,TABLE,CHECK,CARD,VISA,MASTERCARD,AUTH CODE,APPROVED,TERMINAL,MERCHANT,QTY,KASSE,BELEG,BON,RECHNUNG,QUITTUNG,FACTURE,TICKET,FACTURA,SCONTRINO,CEKS,KVITS,TAX,GST,VAT,MWST,TVA,IVA,PVN,領収,レシート,登録番号,伝票,担当,发票,小票,收据,收银,单号,桌号',
)

/** An amount in a short line, and enough else that belongs to a sale: prose, a sign or a landscape has neither. */
export function looksLikeReceipt(rows: Row[]): boolean {
  if (rows.filter(isProse).length > mostProse * rows.length) return false
  const short = rows.filter(({ label }) => label.length <= longestLabel)
  const ending = short.filter(({ label }) => endsWithFigure.test(label))
  const priced = ending.filter(({ amounts }) => amounts.some(({ isWhole }) => !isWhole)).length
  const summed = ending.filter(
    ({ kind, amounts }) => sums.includes(kind) && amounts.length > 0,
  ).length
  const dated = short.filter(({ label }) => printedDaysIn(label).length > 0).length
  const worded = short.filter(({ label }) => isOfTrade(fold(label))).length
  const points =
    Math.min(priced, 3) + Math.min(summed, 2) + Math.min(dated, 1) + Math.min(worded, 2)
  return priced + summed > 0 && points >= enough
}

function isProse({ label }: Row) {
  return (label.match(/\p{L}{2,}/gu)?.length ?? 0) >= 6 && !endsWithFigure.test(label)
}
