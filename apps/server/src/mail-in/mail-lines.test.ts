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

test.each([
  [
    'Gmail',
    `Fyi\n-- \nMia Frei, Acme Ltd, 99.00 a month\n\n---------- Forwarded message ---------\nFrom: Hotel Seeblick <info@hotel.example>\nDate: Sat, 14 Nov 2026 at 09:12\nSubject: Your invoice\nTo: <mia@example.com>\n\n\n${receiptText}`,
    'info@hotel.example',
    'Sat, 14 Nov 2026 at 09:12',
    'Your invoice',
  ],
  [
    'Apple Mail, quoted',
    `> Begin forwarded message:\n> \n> From: Hotel Seeblick <info@hotel.example>\n> Subject: Your invoice\n> Date: 14 November 2026 at 09:12:01 CET\n> To: Mia Frei <mia@example.com>\n> \n> Hotel Seeblick\n> 2 nights      380.00\n>> Total CHF\t498.50`,
    'info@hotel.example',
    '14 November 2026 at 09:12:01 CET',
    'Your invoice',
  ],
  [
    'Outlook',
    `________________________________\nFrom: Hotel Seeblick <info@hotel.example<mailto:info@hotel.example>>\nSent: Saturday, November 14, 2026 9:12 AM\nTo: Frei, Mia <mia@example.com>; Noa <noa@example.com>;\n Somebody Else <else@example.com>\nCc: Office <office@example.com>\nSubject: Your invoice\nImportance: High\n\n${receiptText}`,
    'info@hotel.example',
    'Saturday, November 14, 2026 9:12 AM',
    'Your invoice',
  ],
  [
    'Outlook in German, bold in plain text',
    `Von: x\n*Von:* Hotel Seeblick [mailto:info@hotel.example]\n*Gesendet:* Samstag, 14. November 2026 09:12\n*An:* Mia Frei\n*Betreff:* Ihre Rechnung\n\n${receiptText}`,
    null,
    'Samstag, 14. November 2026 09:12',
    'Ihre Rechnung',
  ],
])(
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

test.each([
  [
    'Gmail',
    '<div dir="ltr">Fyi</div><div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>From: <b class="gmail_sendername" dir="auto">Hotel Seeblick</b> <span dir="auto">&lt;<a href="mailto:info@hotel.example">info@hotel.example</a>&gt;</span><br>Date: Sat<br>Subject: Your invoice<br>To:  &lt;<a href="mailto:mia@example.com">mia@example.com</a>&gt;<br></div><br>',
  ],
  [
    'Outlook',
    '<p class=MsoNormal>Fyi<o:p></o:p></p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b><span lang="EN-US">From:</span></b><span> Hotel Seeblick &lt;info@hotel.example&gt; <br><b>Date:</b> Sat<br><b>To:</b> Mia<br><b>Subject:</b> Your invoice</span></p></div>',
  ],
  [
    'Apple Mail',
    'Fyi<br><div><br><blockquote type="cite"><div>Begin forwarded message:</div><br><div><span><b>From: </b></span><span>Hotel Seeblick &lt;<a href="mailto:info@hotel.example">info@hotel.example</a>&gt;<br></span></div><div><b>Subject: </b><b>Your invoice</b><br></div><div><b>Date: </b>Sat<br></div><div><b>To: </b>Mia<br></div>',
  ],
  [
    'Thunderbird',
    '<p>Fyi</p><table class="moz-email-headers-table"><tbody><tr><th>Subject: </th><td>Your invoice</td></tr><tr><th>Date: </th><td>Sat</td></tr><tr><th>From: </th><td>Hotel Seeblick <a href="mailto:info@hotel.example">&lt;info@hotel.example&gt;</a></td></tr><tr><th>To: </th><td>mia@example.com</td></tr></tbody></table>',
  ],
])('forwarded by %s as HTML', (_, head) => {
  const table =
    '<table><tr><td colspan=2>Hotel Seeblick</td></tr><tr><td>2 nights</td><td>380.00</td></tr><tr><td>Total CHF</td><td>498.50</td></tr></table>'
  expect(ofHtml(head + table)).toEqual({
    lines: receipt,
    forwarded: { ...seeblick, date: 'Sat', subject: 'Your invoice' },
  })
})

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

test.each([
  ['Pay https://evil.example/x?y=1 now <http://a.example>', 'Pay now'],
  ['Hotel<mailto:a@hotel.example> a@hotel.example', 'Hotel a@hotel.example'],
  ['[image: Logo] Rides [cid:image001.png@01D]', 'Rides'],
  ['Data: 14/11/2026', 'Data: 14/11/2026'],
  ['*Total* *EUR 5.00* Card ****1234 2*3*4', 'Total EUR 5.00 Card ****1234 2*3*4'],
  ['a\u202etxt.exe\u200b\u00ad b\u0007\ud800', 'atxt.exe b'],
  ['Caf\u00e9\u00a0\u00a05', 'Caf\u00e9 5'],
  ['> > quoted', 'quoted'],
])('%j is %j', (text, line) => {
  expect(ofText(text).lines).toEqual([[line]])
})

test('lines that say nothing are left out', () => {
  expect(ofText('-----\n====\n\n*\nA\n| |').lines).toEqual([['A']])
})

test.each([
  'Total 12.50',
  'Total 12,50',
  '1.234,56',
  "1'234.50",
  '1 234,50',
  '1234.50',
  '€ 5',
  '¥1200',
  '1200円',
  '5 EUR',
  'CHF 12.50.',
])('%s names an amount', (text) => {
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

test.each([
  '>',
  '> ',
  '*',
  '*a',
  'Cc: a\n',
  'From: a\n',
  '1.',
  '1,111',
  '<',
  'http:',
  '[cid:',
  'a\t',
  ' ',
  '\r',
  '111 ',
])('200,000 characters of %j are read in no time', (part) => {
  const text = part.repeat(200_000 / part.length)
  expect(ofText(text).lines.length).toBeLessThanOrEqual(400)
  expect(ofHtml(`<pre>${text}</pre>`).lines.length).toBeLessThanOrEqual(400)
})

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
