import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

const head = ['# Heron Rail', '12 Harbour Street, London', '14.03.2026']

async function amounts(...rows: string[]) {
  const page = pageOf(...head, ...rows)
  const photo = await extract(page)
  const document = await extract({ ...page, isOfDocument: true })
  return { photo: photo.amount, document: document.amount }
}

test.each(['VISA', 'MASTERCARD', 'Cash', 'Card payment', 'Paid by card'])(
  'a refund to %s without a total stays a refund',
  async (payment) => {
    const both = await amounts('Ticket London Leeds|-80.00', `${payment}|-80.00`)
    expect(both).toEqual({ photo: '-80.00', document: '-80.00' })
  },
)

test('a refund with a total, and one over two payments, stay refunds', async () => {
  const whole = await amounts('Ticket London Leeds|-80.00', 'Total|-80.00', 'VISA|-80.00')
  expect(whole).toEqual({ photo: '-80.00', document: '-80.00' })
  const { document } = await amounts('Ticket London Leeds|-80.00', 'VISA|-50.00', 'Cash|-30.00')
  expect(document).toMatch(/^-/)
})

test('a payment with a minus that settles a bill is what it cost', async () => {
  const rows = ['Room 12.03.|100.00', 'Room 13.03.|100.00', 'Discount|-20.00', 'VISA|-180.00']
  expect(await amounts(...rows, 'Balance|0.00')).toMatchObject({ document: '180.00' })
  const yen = ['Room|¥12,000', 'Tax|¥1,200', 'VISA|-¥13,200', 'Balance|¥0']
  expect(await amounts(...yen)).toMatchObject({ document: '13200.00' })
})

test.each([
  ['Total price', 'Deposit received', 'Balance due'],
  ['Gesamtbetrag', 'abzüglich Anzahlung', 'Zu zahlen'],
  ['Totaal', 'Aanbetaling', 'Nog te betalen'],
  ['Total', 'Anticipo', 'Total a pagar'],
  ['Celkem', 'Záloha', 'K úhradě'],
])('%s: what is left after the %s is not what it cost', async (total, deposit, left) => {
  const rows = ['Room|300.00', 'Dinner|64.00', `${total}|364.00`, `${deposit}|-100.00`]
  expect(await amounts(...rows, `${left}|264.00`)).toMatchObject({ document: '364.00' })
})
