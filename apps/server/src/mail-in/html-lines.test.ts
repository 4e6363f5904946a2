import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { htmlLines } from './html-lines.ts'

test.each(fixtureRows<[string, string, string[]]>('mails/html-lines'))('%s', (_, html, lines) => {
  expect(htmlLines(html).map((cells) => cells.join(' | '))).toEqual(lines)
})

test('tables deeper than any mail’s are still read', () => {
  const deep = '<table><tr><td>'.repeat(5000)
  expect(htmlLines(`${deep}A${'</td></tr></table>'.repeat(5000)}B`)).toEqual([['A'], ['B']])
  expect(htmlLines(`${deep}A`)).toEqual([['A']])
})

test.each(fixtureRows<string>('mails/slow-html'))(
  '200,000 characters of %j are read in no time',
  (part) => {
    const html = part.repeat(200_000 / part.length)
    expect(htmlLines(`${html}A`).length).toBeLessThanOrEqual(5000)
  },
)
