import type { EInvoice } from '@quittance/receipt-reader/document'

/** A bare e-invoice as readable text; omits missing values. */
export function linesOfInvoice(invoice: EInvoice): string[] {
  const { seller, tradingName, vatNumber, type, number, date, currency } = invoice
  const { net, tax, gross, rounding, prepaid, due } = invoice
  const money = (label: string, amount: string | null) =>
    amount === null ? [] : [`${label}   ${amount} ${currency}`]
  return [
    tradingName ?? seller,
    ...(tradingName && tradingName !== seller ? [seller] : []),
    ...(vatNumber ? [`VAT number ${vatNumber}`] : []),
    '',
    `${type === 'credit-note' ? 'Credit note' : 'Invoice'} ${number}`.trim(),
    `Date ${date}`,
    '',
    ...invoice.items.map(itemLine),
    ...(invoice.items.length > 0 ? [''] : []),
    ...money('Net', net),
    ...invoice.taxLines.map(({ rate, net: base, tax: amount }) =>
      [rate === null ? 'Tax' : `Tax ${rate} % of ${base}`, `${amount} ${currency}`].join('   '),
    ),
    ...(invoice.taxLines.length === 0 ? money('Tax', tax) : []),
    ...money('Total', gross),
    ...money('Rounding', rounding),
    ...money('Paid before', prepaid),
    ...money('Due', due),
  ]
}

function itemLine({ name, quantity, net }: EInvoice['items'][number]) {
  const amount = quantity === null || quantity === 1 ? '' : `${quantity} × `
  return `${amount}${name}${net === null ? '' : `   ${net}`}`
}
