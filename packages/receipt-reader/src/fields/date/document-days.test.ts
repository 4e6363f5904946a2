import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const head: Placed[] = [
  [8, 4, 'Seaview House', 40],
  [8, 8, '5 Quay Street, 53711 Madison', 18],
]
const bill: Placed[] = [
  [8, 60, 'Single room, 2 nights'],
  [84, 60, '210,00'],
  [8, 64, 'Total EUR'],
  [84, 64, '210,00'],
]

async function dayOn(...texts: Placed[]) {
  return (await extract(sheet(...head, ...texts, ...bill))).date
}

test('a day has its name above it where other columns stand beside', async () => {
  const buyer: Placed[] = [
    [8, 20, 'Norwell Instruments Inc.'],
    [8, 21.8, 'Kendall Avenue 22'],
    [8, 23.6, '53705 Madison'],
    [8, 25.4, 'Wisconsin'],
  ]
  const days: Placed[] = [
    [60, 20, 'Arrival'],
    [60, 21.8, '18.02.2024'],
    [60, 23.6, 'Date of issue'],
    [60, 25.4, '20.02.2024'],
  ]
  expect(await dayOn(...buyer, ...days)).toBe('2024-02-20')
})

test('a title is no name of the day below it', async () => {
  const title: Placed[] = [
    [8, 20, 'Payment receipt', 34],
    [8, 22.5, '18.02.2024'],
  ]
  expect(await dayOn(...title, [60, 30, 'Paid on 20.02.2024'])).toBe('2024-02-20')
})

test.each([
  ['We thank you for your payment of 210.00 on 20 February 2024.', '2024-02-20'],
  ['Diese Rechnung wurde Ihnen am 20.02.2024 ausgestellt.', '2024-02-20'],
  ['Abbiamo ricevuto il pagamento di 210,00 € in data 20.02.2024.', '2024-02-20'],
  ['Warszawa, dnia 20.02.2024', '2024-02-20'],
])('%s', async (sentence, day) => {
  expect(await dayOn([8, 20, '18.02.2024 – 22.02.2024'], [8, 26, sentence])).toBe(day)
})

test.each([
  ['Data documento', 'Scadenza pagamento'],
  ['Documentdatum', 'Uiterste betaaldatum'],
  ['Date de facturation', 'Date de prélèvement'],
  ['Data do recibo', 'Data de vencimento'],
  ['Udstedelsesdato', 'Forfaldsdato'],
  ['Laskun päivämäärä', 'Saapumispäivä'],
  ['Date d’achat', 'Prochain paiement'],
])('%s goes before %s', async (own, other) => {
  const days = (first: string, second: string): Placed[] => [
    [8, 20, own],
    [40, 20, first],
    [8, 22, other],
    [40, 22, second],
  ]
  expect(await dayOn(...days('18.02.2024', '25.02.2024'))).toBe('2024-02-18')
  expect(await dayOn(...days('18.02.2024', '11.02.2024'))).toBe('2024-02-18')
})

test.each([
  ['03.05.2024 bis 04.05.2024, Rheinsaal Köln'],
  ['25-09-2024 en 26-09-2024, De Nieuwe Zaal'],
  ['du 3 mai 2024 au 5 mai 2024, Palais des Fleurs'],
  ['3.–5. Mai 2024, Kongresshalle'],
  ['del 3 al 5 de mayo de 2024'],
  ['2 e 3 maggio 2024, Sala Verde'],
])('what lasts from day to day is no bill: %s', async (period) => {
  const banner: Placed[] = [
    [8, 14, 'Rechnung', 32],
    [8, 20, period],
  ]
  expect(await dayOn(...banner, [8, 30, 'Datum'], [40, 30, '20.02.2024'])).toBe('2024-02-20')
})

test('above what a letter bills stands a greeting, and no place', async () => {
  const texts: Placed[] = [
    [60, 14, 'Datum'],
    [76, 14, '20.02.2024'],
    [8, 20, 'Sehr geehrte Frau Lohse,'],
    [8, 21.8, '03.02.2024 waren Sie bei uns zu Gast, und wir berechnen Ihnen:'],
  ]
  expect(await dayOn(...texts)).toBe('2024-02-20')
})

test('when a browser printed the page counts for less than any day on it', async () => {
  const texts: Placed[] = [
    [2, 1, '20/02/2024, 06:28', 14],
    [8, 20, 'Course du'],
    [30, 20, '12 février 2024'],
    [2, 96, 'https://compte.example/courses/7612755', 14],
  ]
  expect(await dayOn(...texts)).toBe('2024-02-12')
})

test.each([
  ['Arrived', 'Departing'],
  ['Anreisetag', 'Abreisetag'],
  ['Zameldowanie', 'Wymeldowanie'],
  ['Incheckning', 'Utcheckning'],
  ['Data de entrada', 'Data de saída'],
])('a stay without another day is of its end: %s, %s', async (first, last) => {
  const stay: Placed[] = [
    [8, 20, first],
    [40, 20, '18.02.2024'],
    [8, 22, last],
    [40, 22, '20.02.2024'],
  ]
  expect(await dayOn(...stay)).toBe('2024-02-20')
})

test.each([
  ['Order date', 'Direct debit'],
  ['Bestelldatum', 'Lastschrift am'],
  ['Date de commande', 'Sera prélevé le'],
  ['Fecha de pedido', 'Domiciliación'],
  ['Besteldatum', 'Automatische incasso'],
])('%s goes before %s', async (own, other) => {
  const days: Placed[] = [
    [8, 20, other],
    [40, 20, '25.02.2024'],
    [8, 22, own],
    [40, 22, '18.02.2024'],
  ]
  expect(await dayOn(...days)).toBe('2024-02-18')
})

test.each([
  ['Receipt ID RC588590450 · 20.02.2024', 'Check-in', 'Wed, 13 Mar 2024'],
  ['N.º de recibo RC588590450 · 20.02.2024', 'Llegada', 'mié, 13 mar 2024'],
  ['Reçu no A88590450 · 20.02.2024', 'Arrivée', 'mer., 13 mars 2024'],
  ['Ricevuta n. B7344197 · 20.02.2024', 'Arrivo', 'mer, 13 mar 2024'],
  ['Quittung Nr. Q5885904 · 20.02.2024', 'Anreise', 'Mi, 13. März 2024'],
])('%s: a weekday is no place where a letter was written', async (number, name, day) => {
  expect(await dayOn([8, 18, number], [8, 26, name], [8, 27.8, day])).toBe('2024-02-20')
})

test.each([
  ['Invoice', 'Number', 'Date', 'Booked'],
  ['Invoice', 'Invoice no.', 'Date', 'Booked on'],
  ['Factuur', 'Nummer', 'Datum', 'Geboekt'],
  ['Facture', 'Numéro', 'Date', 'Réservé le'],
  ['Rechnung', 'Nummer', 'Datum', 'Gebucht am'],
])(
  '%s: the day among the facts of the bill goes before that of the order',
  async (heading, number, date, booked) => {
    const facts: Placed[] = [
      [8, 20, heading],
      [50, 20, 'Trip'],
      [8, 21.8, number],
      [22, 21.8, 'BC0008351'],
      [50, 21.8, booked],
      [66, 21.8, '12.02.2024'],
      [8, 23.6, date],
      [22, 23.6, '20.02.2024'],
    ]
    expect(await dayOn(...facts)).toBe('2024-02-20')
  },
)

test.each(['Fecha exp.', 'Fecha fact.', 'Rg.-Datum', 'Data emiss.', 'Inv. date', 'Dt. emissão'])(
  '%s is short for the day of the bill',
  async (name) => {
    expect(await dayOn([8, 18, 'Fecha 27.02.2024'], [8, 22, `${name} 20.02.2024`])).toBe(
      '2024-02-20',
    )
  },
)

test.each([
  ['Facture n° 430 du 23/11/2024', 'Acompte reçu le 06/10/2024'],
  ['Rechnung Nr. 430 vom 23.11.2024', 'Anzahlung erhalten am 06.10.2024'],
  ['Fattura n. 430 del 23/11/2024', 'Acconto ricevuto il 06/10/2024'],
])('%s is the day, and not that of: %s', async (invoice, deposit) => {
  expect(await dayOn([8, 20, invoice], [8, 70, deposit])).toBe('2024-11-23')
})

test.each([
  ['Zahlung am 23.10.2024', 'Ersatzbeleg erstellt am 28.11.2024'],
  ['Paid on 23 October 2024', 'Duplicate issued on 28 November 2024'],
])('%s is the day, and not: %s', async (paid, duplicate) => {
  expect(await dayOn([8, 20, paid], [8, 70, duplicate])).toBe('2024-10-23')
})

test.each([
  ['Morlaix, le 30 août 2022', 'Annule et remplace la facture n° 2022-17175 du 3 juillet 2022'],
  ['Groningen, 30 augustus 2022', 'Vervangt factuur 2022-17175 van 3 juli 2022'],
  ['Annecy, le 30 août 2022', 'Acompte reçu par virement le 21 juin 2022'],
  ['Pozza, 30/08/2022', 'a dedurre caparra ricevuta il 21/06/2022'],
  ['DEL 30/08/22 ORE 11:57', 'Esente da ricevuta, DM 21/12/1992 art. 1'],
])('%s is the day, and not: %s', async (own, other) => {
  expect(await dayOn([8, 20, own], [8, 26, other])).toBe('2022-08-30')
})

test('in a narrow column a name has its day below it, not to the right', async () => {
  const columns: Placed[] = [
    [8, 20, 'Issue date'],
    [40, 20, 'January 14, 2023, 8:20 a.m.'],
    [8, 21.8, 'December 17, 2022'],
    [40, 21.8, 'Operated by Tamarack Aviation'],
  ]
  expect(await dayOn(...columns)).toBe('2022-12-17')
})
