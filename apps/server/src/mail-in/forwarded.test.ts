import { expect, test } from 'vitest'
import { withoutForwardMarks } from './forwarded.ts'

test.each([
  ['Fwd: Your invoice', 'Your invoice'],
  ['Fw: WG: AW: Rechnung', 'Rechnung'],
  ['TR : Votre facture', 'Votre facture'],
  ['RV: Re[2]: Factura', 'Factura'],
  ['I: R: Fattura', 'Fattura'],
  ['转发：发票', '发票'],
  ['Receipt: Fwd', 'Receipt: Fwd'],
  ['Invoice', 'Invoice'],
  ['Fwd:', ''],
])('%j is about %j', (subject, about) => {
  expect(withoutForwardMarks(subject)).toBe(about)
})
