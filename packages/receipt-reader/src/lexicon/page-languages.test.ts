import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { languagesOf } from './page-languages.ts'

function codesOf(...texts: string[]) {
  return languagesOf(texts.map(fold)).map(({ code }) => code)
}

test.each([
  ['de', ['Kassenbon', 'Brötchen', 'Summe EUR', 'Gegeben Bar', 'Rückgeld', 'Vielen Dank']],
  [
    'fr',
    ['Ticket client', 'Sous-total', 'dont TVA 10%', 'Carte bancaire', 'Merci de votre visite'],
  ],
  ['it', ['Documento commerciale', 'Totale complessivo', 'di cui IVA', 'Resto', 'Arrivederci']],
  [
    'es',
    ['Factura simplificada', 'Camarero', 'Base imponible', 'Efectivo', 'Gracias por su visita'],
  ],
  ['sv', ['Kassakvitto', 'Org.nr 550000-0000', 'Att betala', 'Varav moms', 'Tack för besöket']],
  ['no', ['Salgskvittering', 'Foretaksregisteret', 'Herav MVA', 'BankAxept', 'Takk for besøket']],
  ['fi', ['Kuitti', 'Y-tunnus 1234567-8', 'Yhteensä', 'Pankkikortti', 'Kiitos käynnistä']],
  ['ja', ['領収書', '小計', '合計', 'お預り', 'お釣り']],
])('a page in %s is told by its words', (code, texts) => {
  expect(codesOf(...texts)).toContain(code)
})

test('one foreign word makes no page of that language', () => {
  expect(
    codesOf('Trattoria Resto', 'Table 4', 'Subtotal', 'Sales tax', 'Total', 'Thank you'),
  ).toEqual(['en'])
})

test('no words, no language', () => {
  expect(codesOf()).toEqual([])
  expect(codesOf('', '12.50', '***')).toEqual([])
})
