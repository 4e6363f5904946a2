import { finderOf, fold } from './fold.ts'

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
    'TOTAL QTY,TOTAL QUANTITY,QTY,TOT QTY,ITEM COUNT,ITEMS SOLD,NO OF ITEMS,NUMBER OF ITEMS,TOTAL ITEM,ANZAHL,ARTIKEL ANZAHL,NO QTYS,TOTAL PCS,GUESTS,点数,NOMBRE D ARTICLES',
  ),
  change: finderOf(
    'CHANGE,CHNG,CHG,CHANGE DUE,CASH BACK,RUCKGELD,RUECKGELD,WECHSELGELD,RENDU,MONNAIE,CAMBIO,RESTO,ATLIKUMS,IZDOTS,RESZTA,VUELTO,釣,找零,お釣り,BAKI,BALANCE RETURN,RM CHANGE',
  ),
  subtotal: finderOf(
    'SUBTOTAL,SBTL,STTL,NET,SUB TTL,SUBTTL,SUBTL,SUB-TOT,EXCLUDING,EXCLUDE,EXCL,EXCL TAX,EXC GST,EX GST,BEFORE TAX,BEFORE ROUNDING,ZWISCHENSUMME,NETTO,HT,STARPSUMMA,BEZ PVN,BEZ PUN,TOTAL SALES EXCLUDING,SOUS TOTAL,SUBTOTALE,IMPONIBLE,BASE IMPONIBLE,小計,小计,NET SALES,FOOD TOTAL,BEVERAGE TOTAL,BEV TOTAL,TAXABLE,AMOUNT BEFORE,TOTAL HT,W O TAX,NET AMT',
  ),
  total: finderOf(
    'TOTAL,TOTA,GRAND TOTAL,TTL,TOTL,AMOUNT DUE,AMT DUE,TOTAL DUE,BALANCE DUE,BALANCE,AMOUNT PAYABLE,PAYABLE,TO PAY,SUMME,GESAMT,GESAMTBETRAG,ZU ZAHLEN,BETRAG,ENDBETRAG,RECHNUNGSBETRAG,NET A PAYER,A PAYER,TOTALE,IMPORTE,TOTAL A PAGAR,IMPORTE TOTAL,KOPA,KOPSUMMA,SUMMA,SUMA,RAZEM,DO ZAPLATY,KOPA APMAKSAI,APMAKSAI,TOTAAL,TE BETALEN,TOTALT,ATT BETALA,合計,合计,总计,總計,お会計,应付,実付,实付,JUMLAH,AMOUNT PAID,AMAUN,NETT,ROUNDED,MONTANT,DUE,GRAND',
  ),
  tax: finderOf(
    'TAX,TXTL,TX,GST,SST,VAT,MWST,UST,PVN,PUN,PVN-A,PUN-A,TVA,IVA,IGST,CGST,SGST,HST,PST,QST,MEHRWERTSTEUER,STEUER,TAXE,PTU,MOMS,消費税,税,税额,SERVICE CHARGE,SVC CHG,SERVICE TAX,SC,CUKAI',
  ),
  tip: finderOf('TIP,GRATUITY,TRINKGELD,POURBOIRE,PROPINA,MANCIA,DZERAMNAUDA,SUGGESTED,服务费'),
  rounding: finderOf(
    'ROUNDING,ROUND ADJ,RND ADJ,RNDING,ROUND OFF,ROUND,ROUNDG,PEMBUNDARAN,ADJUSTMENT,ARRONDI,RUNDUNG,NOAPALOSANA,ROUN DING',
  ),
  discount: finderOf(
    'DISCOUNT,DISC,SAVING,SAVINGS,SAVED,YOU SAVED,RABATT,REMISE,DESCUENTO,SCONTO,ATLAIDE,RABAT,COUPON,VOUCHER,NACHLASS,LOYALTY,POINTS,POINT,PUNKTE,割引,优惠,折扣,PROMO,AYCH REBATE,REBATE',
  ),
  cash: finderOf(
    'CASH,TENDER,TENDERED,BAR,GEGEBEN,PAID,PAYMENT,PAY,RECEIVED,ESPECES,EFECTIVO,CONTANTI,SKAIDRA NAUDA,SK NAUDA,SANEMTS,GOTOWKA,KONTANT,CONTANT,現金,现金,お預り,TUNAI,BAYAR,AMOUNT TENDERED,CASH RECEIVED',
  ),
  card: finderOf(
    'CARD,VISA,MASTERCARD,MASTER,AMEX,MAESTRO,GIROCARD,KREDITKARTE,EC LASTSCHRIFT,CREDIT CARD,DEBIT,CARTE,TARJETA,KARTE,KARTA,CREDIT,CREDITCARD,CHARGE,DISCOVER,MCARD,BANKKARTE,信用卡,支付宝,微信,クレジット,EFTPOS,TNG,GRABPAY,APPROVED',
  ),
}

const including = finderOf(
  'INCL,INCLUSIVE,INCLUDING,INCLUDE,INC GST,AFTER ADJ,AFTER ROUNDING,ROUNDED,WITH TAX,TTC,BRUTTO,PAYABLE,NET TOTAL,NETT TOTAL,NET AMOUNT,NET A PAYER,MIT MWST,AR PVN,AR PUN,ROUNDED TOTAL',
)
const strongTotal = finderOf(
  'GRAND TOTAL,TOTAL DUE,AMOUNT DUE,BALANCE DUE,TOTAL PAYABLE,AMOUNT PAYABLE,TOTAL AMOUNT,NETT TOTAL,NET TOTAL,NET AMOUNT,TOTAL ROUNDED,ROUNDED TOTAL,AFTER ROUNDING,ZU ZAHLEN,SUMME,GESAMTBETRAG,NET A PAYER,KOPA APMAKSAI,TOTAL EUR,TOTAL TTC,合計,INCLUSIVE,TOTAL INCL,TOTAL SALES INCL,AFTER ADJ',
)
const plainTotal = finderOf('TOTAL,SUMME,GESAMT,PAYABLE')
const taxTotal = finderOf(
  'TOTAL TAX,TAX TOTAL,TOTAL GST,TOTAL VAT,GST TOTAL,TOTAL SST,TOTAL MWST,TOTAL TVA,TOTAL IVA,GST PAYABLE,GST AMOUNT,TAX AMOUNT,TAX AMT,GST AMT',
)

/** The sum of what is taxed alike. */
const partTotal = finderOf('SUPPLIES,SUPPLIE')

/** The kind of a row; words that narrow a total down ("sub", "qty", "tax") outdo "total" itself. */
export function kindOf(text: string): RowKind {
  const row = fold(text)
  if (finders.quantity(row)) return 'quantity'
  if (partTotal(row) && text.includes('%')) return 'subtotal'
  const isTotal = finders.total(row)
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
