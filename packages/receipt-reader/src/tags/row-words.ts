import { type Folded, finderOf, fold } from '#lexicon/fold.ts'
import { editDistance } from '#lexicon/similar.ts'

/** What a row of the receipt tells by its words. */
export type RowKind =
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'tip'
  | 'rounding'
  | 'discount'
  | 'quantity'
  | 'cash'
  | 'card'
  | 'change'
  | 'none'

const finders = {
  quantity: finderOf(
    'TOTAL QTY,TOTAL QUANTITY,QTY,TOT QTY,ITEM COUNT,ITEMS SOLD,NO OF ITEMS,NUMBER OF ITEMS,TOTAL ITEM,ANZAHL,ARTIKEL ANZAHL,NO QTYS,TOTAL PCS,GUESTS,点数,数量,人数,个数,NOMBRE D ARTICLES',
  ),
  change: finderOf(
    'CHANGE,CHNG,CHG,CHANGE DUE,CASH BACK,RUCKGELD,RUECKGELD,WECHSELGELD,RENDU,MONNAIE,CAMBIO,RESTO,ATLIKUMS,IZDOTS,RESZTA,VUELTO,釣,找零,找回,おつり,BAKI,BALANCE RETURN,RM CHANGE',
  ),
  subtotal: finderOf(
    'SUBTOTAL,UBTOTAL,SBTL,PAID EXCL,STTL,NET,SUB TTL,SUBTTL,SUBTL,SUB-TOT,EXCLUDING,EXCLUDE,EXCL,EXCL TAX,EXC GST,EX GST,BEFORE TAX,BEFORE ROUNDING,ZWISCHENSUMME,NETTO,HT,STARPSUMMA,BEZ PVN,BEZ PUN,TOTAL SALES EXCLUDING,SOUS TOTAL,SUBTOTALE,IMPONIBLE,BASE IMPONIBLE,小計,小计,税抜,NET SALES,FOOD TOTAL,BEVERAGE TOTAL,BEV TOTAL,TAXABLE,AMOUNT BEFORE,TOTAL HT,W O TAX,NET AMT',
  ),
  total: finderOf(
    'TOTAL,TOTA,TOLAL,LOTAL,AMT PAID INCL,AMOUNT PAID INCL,GRAND TOTAL,TTL,TOTL,AMOUNT DUE,AMT DUE,TOTAL DUE,BALANCE DUE,BALANCE,AMOUNT PAYABLE,PAYABLE,TO PAY,SUMME,GESAMT,GESAMTBETRAG,ZU ZAHLEN,BETRAG,ENDBETRAG,RECHNUNGSBETRAG,NET A PAYER,A PAYER,TOTALE,IMPORTE,TOTAL A PAGAR,IMPORTE TOTAL,KOPA,KOPSUMMA,SUMMA,SUMA,RAZEM,DO ZAPLATY,KOPA APMAKSAI,APMAKSAI,TOTAAL,TE BETALEN,TOTALT,ATT BETALA,合計,合计,总计,總計,総計,総額,お会計,会計額,請求額,請求金額,支払金額,支払額,お支払,買上計,買上げ計,買上額,買上金額,領収額,应付,應付,应收,應收,实付,實付,実付,消费金额,消費金額,总金额,总额,总价,付款金额,支付金额,收款金额,JUMLAH,AMOUNT PAID,AMAUN,NETT,ROUNDED,MONTANT,DUE,GRAND',
  ),
  tax: finderOf(
    'TAX,TXTL,TX,GST,SST,VAT,MWST,UST,PVN,PUN,PVN-A,PUN-A,TVA,IVA,IGST,CGST,SGST,HST,PST,QST,MEHRWERTSTEUER,STEUER,TAXE,PTU,MOMS,税,対象,SERVICE CHARGE,SVC CHG,SERVICE TAX,SC,CUKAI',
  ),
  tip: finderOf('TIP,GRATUITY,TRINKGELD,POURBOIRE,PROPINA,MANCIA,DZERAMNAUDA,SUGGESTED,服务费'),
  rounding: finderOf(
    'ROUNDING,ROUND ADJ,RND ADJ,RNDING,ROUND OFF,ROUND,ROUNDG,PEMBUNDARAN,ADJUSTMENT,ARRONDI,RUNDUNG,NOAPALOSANA,ROUN DING',
  ),
  discount: finderOf(
    'DISCOUNT,DISC,SAVING,SAVINGS,SAVED,YOU SAVED,RABATT,REMISE,DESCUENTO,SCONTO,ATLAIDE,RABAT,COUPON,VOUCHER,NACHLASS,LOYALTY,POINTS,POINT,PUNKTE,割引,値引,ポイント,优惠,优惠券,折扣,立减,减免,积分,PROMO,AYCH REBATE,REBATE',
  ),
  cash: finderOf(
    'CASH,TENDER,TENDERED,BAR,GEGEBEN,PAID,PAYMENT,PAY,RECEIVED,ESPECES,EFECTIVO,CONTANTI,SKAIDRA NAUDA,SK NAUDA,SANEMTS,GOTOWKA,KONTANT,CONTANT,現金,现金,預り,預か,预付,收款,实收,實收,收您,TUNAI,BAYAR,AMOUNT TENDERED,CASH RECEIVED',
  ),
  card: finderOf(
    'CARD,VISA,MASTERCARD,MASTER,AMEX,MAESTRO,GIROCARD,KREDITKARTE,EC LASTSCHRIFT,CREDIT CARD,DEBIT,CARTE,TARJETA,KARTE,KARTA,CREDIT,CREDITCARD,CHARGE,DISCOVER,MCARD,BANKKARTE,信用卡,银行卡,刷卡,云闪付,支付宝,微信,クレジット,カード,電子マネー,交通系,PAYPAY,EFTPOS,TNG,GRABPAY,APPROVED',
  ),
}

const including = finderOf(
  'INCL,INCLUSIVE,INCLUDING,INCLUDE,INC GST,AFTER ADJ,AFTER ROUNDING,ROUNDED,WITH TAX,TTC,BRUTTO,PAYABLE,NET TOTAL,NETT TOTAL,NET AMOUNT,NET A PAYER,MIT MWST,AR PVN,AR PUN,ROUNDED TOTAL,税込,含税,价税',
)
const strongTotal = finderOf(
  'GRAND TOTAL,TOTAL DUE,AMOUNT DUE,BALANCE DUE,TOTAL PAYABLE,AMOUNT PAYABLE,TOTAL AMOUNT,NETT TOTAL,NET TOTAL,NET AMOUNT,TOTAL ROUNDED,ROUNDED TOTAL,AFTER ROUNDING,ZU ZAHLEN,SUMME,GESAMTBETRAG,NET A PAYER,KOPA APMAKSAI,TOTAL EUR,TOTAL TTC,合計,税込合計,お会計,請求,应付,應付,实付,實付,总计,總計,INCLUSIVE,TOTAL INCL,TOTAL SALES INCL,AFTER ADJ',
)
const plainTotal = finderOf('TOTAL,SUMME,GESAMT,PAYABLE')
const taxTotal = finderOf(
  'TOTAL TAX,TAX TOTAL,TOTAL GST,TOTAL VAT,GST TOTAL,TOTAL SST,TOTAL MWST,TOTAL TVA,TOTAL IVA,GST PAYABLE,GST AMOUNT,TAX AMOUNT,TAX AMT,GST AMT',
)

/** The sum of what is taxed alike. */
const partTotal = finderOf('SUPPLIES,SUPPLIE')
const totalOfRate = /\bTOTAL\s?\(?\d{1,2}(?:[.,]\d+)?\s?%/i

/** The kind of a row; words that narrow a total down ("sub", "qty", "tax") outdo "total" itself. */
export function kindOf(text: string): RowKind {
  const row = fold(text)
  if (finders.quantity(row)) return 'quantity'
  if (totalOfRate.test(text) || (partTotal(row) && text.includes('%'))) return 'subtotal'
  const isTotal = finders.total(row) || isMisreadTotal(row) || isPlainAmount(row)
  if (finders.rounding(row) && !(isTotal && including(row))) return 'rounding'
  if (finders.change(row) && !plainTotal(row)) return 'change'
  if (finders.tip(row)) return 'tip'
  if (finders.discount(row) && !including(row)) return 'discount'
  if (finders.subtotal(row) && !including(row)) return 'subtotal'
  if (taxTotal(row) && !including(row)) return 'tax'
  if (isTotal && (!finders.tax(row) || including(row))) return 'total'
  if (finders.tax(row) && !/\bINVOICE\b/i.test(text)) return 'tax'
  if (finders.card(row)) return 'card'
  if (finders.cash(row)) return 'cash'
  return 'none'
}

/** "金額" begins the row; "お預り金額" is cash. */
function isPlainAmount({ compact }: Folded) {
  return /^金[额額]/.test(compact)
}

/** "Tatal", "Jotal": alone in its row and one letter off. */
function isMisreadTotal({ words }: Folded) {
  const word = words.trim()
  return word.length >= 4 && word.length <= 6 && editDistance(word, 'TOTAL') === 1
}

/** Three words or more that are no words of a bill before "total": somebody speaks of a sum. */
export function isSpokenOf(text: string): boolean {
  const before = /^(.*?)\bTOTAL\b/i.exec(text)?.[1] ?? ''
  const words = before.match(/\p{L}{3,}/gu) ?? []
  return words.length >= 3 && kindOf(before) === 'none'
}

/** A total that says it is the last word. */
export function isStrongTotal(text: string): boolean {
  return strongTotal(fold(text)) && kindOf(text) !== 'subtotal'
}
