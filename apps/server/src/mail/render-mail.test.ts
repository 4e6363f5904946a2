import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'

const content = {
  to: 'finance@example.com',
  subject: 'Expense report: <Berlin>',
  paragraphs: ['Ada has finalized "Berlin" & more.'],
  sums: {
    label: 'To repay',
    value: '1,540.55 EUR',
    rows: [{ label: 'Spent', value: '67.00 USD, 1,478.00 EUR' }],
  },
  action: { label: 'Open the claim', url: 'https://q.example/claims/a?b=1&c=2' },
  tables: [
    { rows: [{ label: 'Traveller', value: 'Ada <ada@example.com>' }] },
    {
      title: 'By category',
      rows: [{ label: 'Food', value: '1,540.55 EUR' }],
      note: 'For information only.',
    },
    { title: 'Nothing here', rows: [] },
  ],
  closing: ['Attached: a.xlsx'],
  links: [{ label: 'PDF Report', url: 'https://q.example/reports/p/a.pdf' }],
  footnote: 'Why you get this.',
}

test('the text has the sums first, then the way on, then the rest', () => {
  expect(renderMail(content).text).toBe(
    `To repay: 1,540.55 EUR
Spent: 67.00 USD, 1,478.00 EUR

Ada has finalized "Berlin" & more.

Open the claim: https://q.example/claims/a?b=1&c=2

Traveller: Ada <ada@example.com>

By category
Food: 1,540.55 EUR
For information only.

Attached: a.xlsx

PDF Report: https://q.example/reports/p/a.pdf

--
Why you get this.

Quittance`,
  )
})

test('the HTML says the same in the same order', () => {
  const { html, text } = renderMail(content)
  const body = html.slice(html.indexOf('</h1>'))
  const words = body
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
  let from = 0
  for (const part of [
    'To repay 1,540.55 EUR Spent 67.00 USD , 1,478.00 EUR',
    ...content.paragraphs,
    'Open the claim',
    'Traveller Ada <ada@example.com>',
    'By category Food 1,540.55 EUR For information only.',
    'Attached: a.xlsx',
    'PDF Report',
    content.action.url,
    content.footnote,
  ]) {
    expect(words.slice(from)).toContain(part)
    from = words.indexOf(part, from)
  }
  for (const place of [html, text]) expect(place).not.toContain('Nothing here')
  expect(html.split('<h1')[0]).toContain('>To repay: 1,540.55 EUR</div>')
})

test('texts stay texts, one button leads on, and nothing is loaded; there is a dark mode', () => {
  const { html } = renderMail(content)
  expect(html).toContain('Expense report: &lt;Berlin&gt;')
  expect(html).toContain('href="https://q.example/claims/a?b=1&amp;c=2"')
  expect(html.match(/class="button" style="display:inline-block/g)).toHaveLength(1)
  expect(html).not.toMatch(/<img|<link|<script|url\(|src=/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('@media (prefers-color-scheme:dark)')
})

test('a mail without a table is as short as it was', () => {
  const { text, html } = renderMail({
    to: 'ada@example.com',
    subject: 'Verify your email address',
    paragraphs: ['Hello.'],
    action: { label: 'Verify', url: 'https://q.example/verify' },
    footnote: 'If it was not you, do nothing.',
  })
  expect(text).toBe(
    'Hello.\n\nVerify: https://q.example/verify\n\n--\nIf it was not you, do nothing.\n\nQuittance',
  )
  expect(html).not.toContain('<th')
})
