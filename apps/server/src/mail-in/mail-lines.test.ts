import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { hasAmount, mailLines } from './mail-lines.ts'

function ofText(text: string) {
  return mailLines({ text, html: null })
}

function ofHtml(html: string) {
  return mailLines({ text: null, html })
}

const seeblick = { name: 'Hotel Seeblick', address: 'info@hotel.example' }
const receipt = [['Hotel Seeblick'], ['2 nights', '380.00'], ['Total CHF', '498.50']]
const receiptText = 'Hotel Seeblick\n2 nights      380.00\nTotal CHF\t498.50\n'

test('a mail that is a receipt', () => {
  expect(ofText(receiptText)).toEqual({ lines: receipt, forwarded: null })
})

test.each(fixtureRows<[string, string, string | null, string, string]>('mails/forwarded-texts'))(
  'forwarded by %s: without its head and what was written above',
  (_, text, address, date, subject) => {
    expect(ofText(text)).toEqual({
      lines: receipt,
      forwarded: { name: 'Hotel Seeblick', address, date, subject },
    })
  },
)

test.each([
  ['French', 'De : ', 'Envoyé : ', 'À : ', 'Objet : '],
  ['Spanish', 'De: ', 'Enviado el: ', 'Para: ', 'Asunto: '],
  ['Italian', 'Da: ', 'Data: ', 'A: ', 'Oggetto: '],
  ['Dutch', 'Van: ', 'Verzonden: ', 'Aan: ', 'Onderwerp: '],
  ['Japanese', '差出人: ', '送信日時: ', '宛先: ', '件名： '],
])('forwarded in %s', (_, from, sent, to, about) => {
  const hotelHead = `${from}Hotel Seeblick <info@hotel.example>\n${sent}14 11 2026\n`
  expect(ofText(`${hotelHead}${to}Mia\n${about}Bill\n${receiptText}`)).toEqual({
    lines: receipt,
    forwarded: { ...seeblick, date: '14 11 2026', subject: 'Bill' },
  })
})

test.each(fixtureRows<[string, string]>('mails/forwarded-html'))(
  'forwarded by %s as HTML',
  (_, head) => {
    const table =
      '<table><tr><td colspan=2>Hotel Seeblick</td></tr><tr><td>2 nights</td><td>380.00</td></tr><tr><td>Total CHF</td><td>498.50</td></tr></table>'
    expect(ofHtml(head + table)).toEqual({
      lines: receipt,
      forwarded: { ...seeblick, date: 'Sat', subject: 'Your invoice' },
    })
  },
)

const colleague = 'From: Noa <noa@example.com>\nDate: Sun\nSubject: Fwd: Your invoice\nTo: Mia\n\n'
const hotel = 'From: Hotel <info@hotel.example>\nDate: Sat\nSubject: Your invoice\nTo: Noa\n\n'

const offer = 'From: Hotel <info@hotel.example>\nDate: Mon\nSubject: Offer\n\nOur offer 600.00'

test.each([
  ['twice', `${colleague}Please pay\n\n${hotel}${receiptText}`, receipt, { name: 'Hotel' }],
  ['after an offer', `${hotel}${receiptText}${offer}`, receipt, { date: 'Sat' }],
  ['below a receipt', `Taxi 25.00 EUR\n\n${hotel}Bye`, [['Taxi 25.00 EUR']], null],
  // Everything but the heads.
  ['without an amount', `Fyi\n${hotel}Bye`, [['Fyi'], ['Bye']], { subject: 'Your invoice' }],
])('forwarded %s: the newest mail that names an amount', (_, text, lines, forwarded) => {
  expect(ofText(text)).toMatchObject({ lines, forwarded })
})

test.each([
  ['"Hotel, Seeblick" <info@hotel.example>', 'Hotel, Seeblick', 'info@hotel.example'],
  ['info@hotel.example', null, 'info@hotel.example'],
  ['<info@hotel.example>', null, 'info@hotel.example'],
  ['info@hotel.example <info@hotel.example>', null, 'info@hotel.example'],
  ['Hotel Seeblick', 'Hotel Seeblick', null],
])('who sent it: %s', (from, name, address) => {
  const { forwarded } = ofText(`From: ${from}\nTo: Mia\nSubject: Invoice\n${receiptText}`)
  expect(forwarded).toEqual({ name, address, date: null, subject: 'Invoice' })
})

test('a ticket from one town to another was not forwarded', () => {
  const ticket = [['From: Zürich HB'], ['To: Bern'], ['Date: 14.11.2026'], ['Price: CHF 25.00']]
  expect(ofText(ticket.join('\n'))).toEqual({ lines: ticket, forwarded: null })
})

test('plain text is taken, unless only the HTML names an amount', () => {
  const html = '<p>Total <b>12.50</b></p>'
  expect(mailLines({ text: 'Total 99.00', html }).lines).toEqual([['Total 99.00']])
  expect(mailLines({ text: 'See this mail in a browser', html }).lines).toEqual([['Total 12.50']])
  expect(mailLines({ text: 'Hello', html: '<p>Hi</p>' }).lines).toEqual([['Hello']])
  expect(mailLines({ text: ' \n', html: '<p>Hi</p>' }).lines).toEqual([['Hi']])
  expect(mailLines({ text: null, html: null })).toEqual({ lines: [], forwarded: null })
})

test.each(fixtureRows<[string, string]>('mails/lines'))('%j is %j', (text, line) => {
  expect(ofText(text).lines).toEqual([[line]])
})

test('lines that say nothing are left out', () => {
  expect(ofText('-----\n====\n\n*\nA\n| |').lines).toEqual([['A']])
})

test.each(fixtureRows<string>('mails/amounts'))('%s names an amount', (text) => {
  expect(hasAmount([[text]])).toBe(true)
})

test.each(['', 'Hello', '14.11.26', '14.11.2026', '14:30', 'Room 1250', '192.168.10.12', '1.2345'])(
  '%j names none',
  (text) => {
    expect(hasAmount([[text]])).toBe(false)
  },
)

test('at most 400 lines of 12 columns of 300 characters, 200,000 in all', () => {
  expect(ofText('A\n'.repeat(1000)).lines).toHaveLength(400)
  expect(ofText('A\t'.repeat(30)).lines[0]).toHaveLength(12)
  expect(ofText('A'.repeat(1000)).lines).toEqual([['A'.repeat(300)]])
  const wide = `${`${'A'.repeat(300)}\t`.repeat(12)}\n`.repeat(400)
  expect(ofText(wide).lines.flat().join('').length).toBeLessThanOrEqual(200_000)
})

test.each(fixtureRows<string>('mails/slow-text'))(
  '200,000 characters of %j are read in no time',
  (part) => {
    const text = part.repeat(200_000 / part.length)
    expect(ofText(text).lines.length).toBeLessThanOrEqual(400)
    expect(ofHtml(`<pre>${text}</pre>`).lines.length).toBeLessThanOrEqual(400)
  },
)

test.each([
  ['heads that never end', `${'cc: x\n'.repeat(29)}${`${'a'.repeat(300)}    `.repeat(12)}\n`],
  ['addresses that never end', `from: a\n${'a@'.repeat(1500)}\n`],
  ['pictures that never end', `${'[image:'.repeat(400)}\n`],
])('a million letters of %s are read in one go', (_name, text) => {
  const all = text.repeat(Math.ceil(1_000_000 / text.length))
  expect(ofText(all).forwarded).toBeNull()
})

test('a million brackets are text', () => {
  expect(ofHtml('<'.repeat(1_000_000)).lines).toEqual([])
  expect(ofHtml('1 < 2 </ 3 <> 4.00').lines).toEqual([['1 < 2 </ 3 <> 4.00']])
})

test('a list of recipients goes on in the next lines', () => {
  const head =
    'From: a@b.example\nTo: x@b.example,\nMia <y@b.example>;\nz@b.example\nSubject: Bill\n'
  expect(ofText(`${head}Total 5.00`)).toMatchObject({
    lines: [['Total 5.00']],
    forwarded: { subject: 'Bill' },
  })
})
