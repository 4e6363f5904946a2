import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const head: Placed[] = [
  [8, 4, 'Heron Rentals Ltd', 40],
  [8, 8, '12 Harbour Street, London', 18],
  [60, 14, 'London, 14 March 2024'],
]
const table: Placed[] = [
  [8, 30, 'Compact car, 3 days'],
  [80, 30, '150,00'],
  [8, 33, 'VAT 20%'],
  [80, 33, '30,00'],
  [8, 36, 'Total'],
  [80, 36, '180,00'],
]

test.each([
  ['A deposit of 400,00 was blocked on your card at pick up and is not charged.'],
  ['Auf Ihrer Karte wurden 400,00 als Kaution vorgemerkt, die wir wieder freigeben.'],
  ['Une empreinte de 400,00 a été prise sur votre carte et sera libérée au retour.'],
  ['Invite a friend and both of you get 400,00 off the next time that you rent.'],
  ['Se cancelar mais tarde, reteremos no seu cartão 400,00 por cada uma das viaturas.'],
])('%s', async (sentence) => {
  expect((await extract(sheet(...head, ...table, [8, 44, sentence]))).amount).toBe('180.00')
})

test.each([
  [
    'for the flight on 12 March with three passengers we charge the agreed price of 150.00,',
    'to which a landing fee of 30.00 is added, so that the invoice comes to a total of',
    '180.00, of which 30.00 is VAT. Please pay within thirty days to our account.',
  ],
  [
    'für den Flug am 12. März mit drei Personen berechnen wir den vereinbarten Preis von 150,00 €',
    'zuzüglich einer Landegebühr von 30,00 €. Der Rechnungsbetrag beläuft sich damit auf',
    '180,00 €, darin enthalten sind 28,74 € Mehrwertsteuer, zahlbar in dreißig Tagen.',
  ],
  [
    'pour le vol du 12 mars avec trois passagers à bord nous avons convenu de 150,00 €, à quoi',
    's’ajoute une taxe d’atterrissage de 30,00 €. Le montant total de cette facture est donc de',
    '180,00 €, dont 30,00 € de TVA, à régler sous trente jours sur notre compte bancaire.',
  ],
  [
    'por el vuelo del 12 de marzo con tres pasajeros a bordo acordamos el precio de 150,00 €, al',
    'que se suma la tasa de aterrizaje de 30,00 €. El importe total de esta factura asciende a',
    '180,00 €, de los cuales 31,24 € son de IVA, a pagar en treinta días en nuestra cuenta.',
  ],
])('%s', async (...sentences) => {
  const lines = sentences.map((text, index): Placed => [8, 30 + 1.8 * index, text])
  const reading = await extract(sheet(...head, [8, 24, 'Invoice 33/24'], ...lines))
  expect(reading).toMatchObject({ date: '2024-03-14', amount: '180.00' })
})
