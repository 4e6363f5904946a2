import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TripSum } from './trip-sum.tsx'

function sumOf(props: Omit<Parameters<typeof TripSum>[0], 'currency'>) {
  const { container } = render(<TripSum currency="EUR" {...props} />)
  const large = container.querySelector('.font-semibold')?.textContent
  return { large, text: container.textContent }
}

test('the only currency is the sum', () => {
  expect(sumOf({ totals: { EUR: '1478.25' }, converted: null })).toEqual({
    large: '1,478.25',
    text: '1,478.25 EUR',
  })
})

test('with several, all of it in the trip’s currency is large, each of them small', () => {
  const converted = { currency: 'EUR', total: '1539.74', missing: 0, isFrozen: false } as const
  expect(sumOf({ totals: { EUR: '1478.25', USD: '67.00' }, converted })).toEqual({
    large: '1,539.74',
    text: 'about 1,539.74 EUR in all67.00 USD1,478.25 EUR',
  })
})

test('where no rate is known the trip’s currency is large, and what is missing is said', () => {
  const converted = { currency: 'EUR', total: '0.00', missing: 2, isFrozen: false } as const
  const { large, text } = sumOf({ totals: { USD: '67.00', GBP: '7.00' }, converted })
  expect(large).toBe('67.00')
  expect(text).toContain('7.00 GBP')
  expect(text).toContain('no rate for 2 receipts')
})

test('an answer that an earlier version kept has no sum in one currency', () => {
  expect(sumOf({ totals: { USD: '67.00', EUR: '1.00' }, converted: undefined }).large).toBe('1.00')
})

test('Truth 10: receipts on the phone are shown beside the total, whatever it is', () => {
  const waiting = '+ 4 to check'
  expect(sumOf({ totals: { EUR: '9.00' }, converted: null, waiting }).text).toBe(
    '9.00 EUR+ 4 to check',
  )
  expect(sumOf({ totals: {}, converted: null, waiting }).text).toBe('$0.00+ 4 to check')
})

test('nothing is $0.00', () => {
  expect(sumOf({ totals: {}, converted: null }).text).toBe('$0.00')
})
