import { describe, expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'
import { nameInTitle } from './titled-names.ts'

const bill: Placed[] = [
  [8, 24, 'Date'],
  [40, 24, '12.04.2024'],
  [8, 40, 'Position 1'],
  [84, 40, '210,00 €'],
  [8, 44, 'Total'],
  [84, 44, '210,00 €'],
]

const vendorOf = async (...texts: Placed[]) => (await extract(sheet(...texts, ...bill))).vendor

describe('the name in a title', () => {
  test.each([
    'Receipt from Nestaro',
    'Your receipt from Nestaro',
    'Your Nestaro receipt',
    'Nestaro invoice',
    'YOUR RECEIPT FROM NESTARO',
    'Your stay with Nestaro',
    'Ihre Rechnung von Nestaro',
    'Deine Nestaro-Rechnung',
    'Ihr Aufenthalt bei Nestaro',
    'Votre reçu Nestaro',
    'Facture de Nestaro',
    'Tu recibo de Nestaro',
    'Factura de Nestaro',
    'Ricevuta da Nestaro',
    'La tua ricevuta Nestaro',
    'O seu recibo da Nestaro',
    'Uw factuur van Nestaro',
    'Je Nestaro-factuur',
    'Ditt kvitto från Nestaro',
    'Din kvittering fra Nestaro',
    'Kvittering fra Nestaro',
    'Twój rachunek od Nestaro',
    'Faktura od Nestaro',
    'Kuitti Nestaro',
    'Resit daripada Nestaro',
    'Struk dari Nestaro',
  ])('is left without the words for the paper: %s', (title) => {
    expect(nameInTitle(title)).toMatch(/^nestaro$/i)
  })

  test.each([
    'Recibo de Pago',
    'Ricevuta di Pagamento',
    'Invoice 4471',
    'Rechnung vom 12. März 2024',
    'Thank you for your payment',
    'Your receipt',
  ])('is none in %s', (title) => {
    expect(nameInTitle(title)).toBeUndefined()
  })

  test('is the vendor, not the town that the stay was in', async () => {
    for (const title of ['Your receipt from Nestaro', 'Tu recibo de Nestaro', 'Votre reçu Nestaro'])
      expect(
        await vendorOf(
          [5, 9, title, 44],
          [5, 19, 'Copenhagen', 34],
          [5, 93, 'Nestaro ApS · Havnegade 88, 1058 Copenhagen K · CVR 38 11 70 46', 16],
        ),
      ).toMatch(/^Nestaro/)
  })

  test('is the house whose payments a service takes', async () => {
    const title: Placed = [25, 21, 'Ricevuta da Locanda Ca’ Brenta', 38]
    const why = 'Hai effettuato un pagamento a Locanda Ca’ Brenta, che si affida a Passoweb.'
    expect(await vendorOf(title, [8, 78, why, 18])).toBe('Locanda Ca’ Brenta')
  })

  test('is no word for what is confirmed', async () => {
    for (const title of [
      'Booking confirmation',
      'Zahlungsbestätigung',
      'Confirmation de Réservation',
    ])
      expect(await vendorOf([8, 4, 'Seaview House', 30], [8, 10, title, 44])).toBe('Seaview House')
  })

  test('is no buyer whose name stands elsewhere too', async () => {
    const vendor = await vendorOf(
      [8, 4, 'Seaview House', 40],
      [8, 12, 'Bill to:'],
      [8, 14, 'Norwell Instruments'],
      [8, 20, 'Invoice Norwell Instruments', 32],
    )
    expect(vendor).toBe('Seaview House')
  })
})
