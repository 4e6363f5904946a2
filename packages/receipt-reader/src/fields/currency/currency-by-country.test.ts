import { currencies } from '@quittance/contract/money'
import { frozenReceipts } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { currencyOn } from '#test/currency.ts'

type Printed = { country: string; currency: string; rows: string[] }

/** Invented receipts as they are printed in each country, with and without the sign of its money. */
test.each(frozenReceipts<Printed>('countries'))('$country: $currency', (receipt) => {
  const { currency: code, rows } = receipt
  const { currency, printedCurrency, confidence } = currencyOn(rows)
  expect({ currency, printedCurrency }).toEqual(
    currencies.some((offered) => offered === code)
      ? { currency: code, printedCurrency: null }
      : { currency: null, printedCurrency: code },
  )
  expect(confidence).toBeGreaterThanOrEqual(0.7)
})
