import type { TripRates } from '@quittance/contract/rates'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { describeSum } from '#lib/format/sum-words.ts'
import { answer, never, show } from '#test/calls.tsx'
import { ConvertedSum } from './converted-sum.tsx'

const converted = { currency: 'EUR', total: '1512.40', missing: 0, isFrozen: false } as const

const rates: TripRates = {
  currency: 'EUR',
  total: '1512.40',
  receiptCount: 3,
  missing: 0,
  categories: [],
  days: [],
  newestDay: '2026-03-13',
  isFrozen: false,
  parts: [
    part({ by: 'rate', rate: '0.9174311927', day: '2026-03-12', total: '1234.50' }),
    part({ currency: 'EUR', by: 'own', total: '300.00', converted: '300.00' }),
    part({ currency: 'GBP', by: 'card', total: '68.00', converted: '79.83' }),
  ],
}

function part(over: Partial<TripRates['parts'][number]>): TripRates['parts'][number] {
  const nothing = { currency: 'USD', by: 'nothing', rate: null, day: null } as const
  return { ...nothing, receiptCount: 1, total: '1.00', converted: '1132.57', ...over }
}

async function open(reply: () => object | Promise<object>) {
  answer({ 'GET /api/trips/7/rates': reply })
  show(<ConvertedSum tripId={7} summary={{ converted }} />)
  fireEvent.click(screen.getByRole('button', { name: /about 1,512.40 EUR in all/ }))
  return screen.findByRole('dialog', { name: 'Exchange rates' })
}

test.each([
  [{}, {}, 'about 1,512.40 EUR in all'],
  [{ isFrozen: true }, {}, '1,512.40 EUR in all'],
  [{ missing: 32 }, {}, 'about 1,512.40 EUR | 32 without a rate'],
  [{ missing: 32, isFrozen: true }, {}, '1,512.40 EUR | 32 without a rate'],
  [{ missing: 2, total: '0.00' }, {}, 'no rate for 2 receipts | '],
  [{}, { waiting: { toCheck: 4, toSend: 0, sent: 0 } }, 'about 1,512.40 EUR | + 4 to check'],
  [
    { missing: 1 },
    { waiting: { toCheck: 4, toSend: 2, sent: 0 } },
    'about 1,512.40 EUR | 1 without a rate · + 4 to check · + 2 on this phone',
  ],
  [{}, { isPart: true }, 'about 1,512.40 EUR'],
])(
  'Truth 10: a sum says "about" until it is frozen, and "in all" only of all: %o, %o',
  (over, listed, words) => {
    const { sum, leftOut } = describeSum({ ...converted, ...over }, listed)
    expect(words.includes('|') ? `${sum} | ${leftOut}` : sum).toBe(words)
    expect(words.includes('|') || leftOut === '').toBe(true)
  },
)

test.each([
  ['all is in the trip’s currency', { converted: null }],
  ['an earlier version kept the answer', {}],
])('nothing is said where %s', (_name, summary) => {
  const { container } = show(<ConvertedSum tripId={7} summary={summary} />)
  expect(container.textContent).toBe('')
})

test('large, it is called the same', () => {
  const summary = { converted: { ...converted, missing: 1 } }
  show(<ConvertedSum tripId={7} summary={summary} size="large" />)
  const name = 'about 1,512.40 EUR, 1 without a rate (see the exchange rates)'
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

const withoutRate = [...rates.parts, part({ currency: 'CNY', receiptCount: 2, converted: null })]

test('receipts without a rate are named, with what to do about them', async () => {
  const sheet = await open(() => ({ body: { ...rates, parts: withoutRate } }))
  expect(await screen.findByText('2 receipts have no rate')).toBeTruthy()
  expect(sheet.textContent).toContain('not counted')
  expect(sheet.textContent).toContain('1,234.50 USD')
  expect(sheet.textContent).toContain('Charged on my card')
  expect(sheet.textContent).toContain('European Central Bank, up to Mar 13, 2026')
  expect(sheet.textContent).toContain('Without 2 receipts, about')
  expect(sheet.textContent).toContain('enter what was charged on your card')
})

test('a server without rates says so', async () => {
  const parts = [part({ converted: null })]
  const sheet = await open(() => ({ body: { ...rates, parts, newestDay: null } }))
  expect(await screen.findByText('This server has no rates')).toBeTruthy()
  expect(sheet.textContent).not.toContain('up to')
})

test('of a finalized trip the rates are said to stay', async () => {
  const sheet = await open(() => ({ body: { ...rates, parts: withoutRate, isFrozen: true } }))
  expect(await screen.findByText(/the rates the trip was finalized with/)).toBeTruthy()
  expect(sheet.textContent).toContain('2 receipts had no rate and are not in the total.')
  expect(sheet.textContent).not.toContain('enter what was charged')
  expect(sheet.textContent).not.toContain('up to Mar 13, 2026')
  expect(sheet.textContent).not.toContain('about')
})

test('says that it loads', async () => {
  await open(never)
  expect(screen.getByRole('status', { name: 'Loading rates' })).toBeTruthy()
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /You are offline/],
  ['a server in trouble', () => ({ status: 500, body: {} }), /could not be loaded/],
])('with %s it says so, and offers to try again', async (_name, reply, words) => {
  await open(reply)
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
