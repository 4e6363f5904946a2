import { cleanup, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { needOwnLine, Totals } from './totals.tsx'

test('totals stand in the order of the currencies, their digits grouped; nothing is $0.00', () => {
  const { container } = render(<Totals totals={{ EUR: '1478.25', USD: '1234567.00' }} />)
  expect(container.textContent).toBe('1,234,567.00 USD1,478.25 EUR')
  cleanup()
  expect(render(<Totals totals={{}} />).container.textContent).toBe('$0.00')
})

test.each([
  [{}, false],
  [{ USD: '67.00', EUR: '478.00', GBP: '999999.99' }, false],
  [{ USD: '1000000.00' }, true],
  [{ USD: '1.00', EUR: '1.00', GBP: '1.00', JPY: '1.00' }, true],
])('%o need room: %s', (totals, isWide) => {
  expect(needOwnLine(totals)).toBe(isWide)
})
