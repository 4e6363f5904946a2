import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { isForged } from './authentication-results.ts'

const received = { key: 'received', value: 'from somewhere by elsewhere' }

function results(...values: string[]) {
  return values.map((value) => ({ key: 'authentication-results', value }))
}

test.each(fixtureRows<[boolean, string]>('mails/authentication-results'))(
  'forged %s: %s',
  (isIt, value) => {
    expect(isForged(results(value))).toBe(isIt)
  },
)

test.each(fixtureRows<[boolean, string]>('mails/received-spf'))(
  'forged %s: Received-SPF: %s',
  (isIt, value) => {
    expect(isForged([{ key: 'received-spf', value }])).toBe(isIt)
  },
)

test('several headers of one server are one word', () => {
  expect(isForged(results('mx; dkim=pass', 'mx; spf=fail'))).toBe(false)
  expect(isForged(results('mx; dkim=pass', 'mx; spf=pass', 'mx; dmarc=fail'))).toBe(true)
  const spf = { key: 'received-spf', value: 'fail' }
  expect(isForged([spf, ...results('mx; dkim=pass')])).toBe(false)
  expect(isForged([spf, ...results('mx; dkim=none')])).toBe(true)
})

test('results of the sender, of an earlier server, or in other headers do not count beside those of the receiving one', () => {
  const own = results('mx; spf=pass; dkim=pass; dmarc=pass')
  expect(isForged([...results('mx; spf=fail; dkim=none'), ...own])).toBe(true)
  expect(isForged([...results('mx; spf=fail'), received, ...own])).toBe(true)
  expect(isForged([...results('mx; dmarc=fail'), ...own])).toBe(true)
  const earlier = results('relay; spf=fail; dmarc=fail')
  expect(isForged([...results('mx; spf=pass'), received, ...earlier])).toBe(false)
  expect(isForged([received, received, ...results('mx; spf=pass'), received, ...earlier])).toBe(
    false,
  )
  expect(isForged([received, received, ...earlier])).toBe(true)
  const headers = ['arc-authentication-results', 'x-original-authentication-results', 'subject']
  expect(isForged(headers.map((key) => ({ key, value: 'mx; dmarc=fail' })))).toBe(false)
  expect(isForged([])).toBe(false)
})

test('a header of 200,000 characters is read in no time', () => {
  for (const part of ['(', '"', '\\', ';spf=', ' ', 'dkim=pass;'])
    expect(isForged(results(part.repeat(200_000 / part.length)))).toBe(false)
})

test.each(fixtureRows<[boolean, string]>('mails/results-for-a-domain'))(
  'from example.com, forged %s: %s',
  (isIt, value) => {
    expect(isForged(results(value), 'example.com')).toBe(isIt)
  },
)

test('Received-SPF passes for the domain that it names', () => {
  const header = (from: string) => [
    { key: 'received-spf', value: `Pass (mailfrom) identity=mailfrom; envelope-from=${from}; x=y` },
  ]
  expect(isForged(header('a@evil.example'), 'example.com')).toBe(true)
  expect(isForged(header('"a b"@evil.example'), 'example.com')).toBe(true)
  expect(isForged(header('a@example.com'), 'example.com')).toBe(false)
  expect(isForged(header('a@evil.example'))).toBe(false)
})
