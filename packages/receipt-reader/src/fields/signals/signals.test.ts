import { expect, test } from 'vitest'
import { fieldWeights } from '#confidence/weights.ts'
import { findCandidates } from '#fields/candidates.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { signalsOf } from './signals.ts'

const today = new Date('2026-03-01T12:00:00Z')

function signalsIn(...rows: string[]) {
  const page = pageOf(...rows)
  return signalsOf(findCandidates(page, tagRows(rowsOf(page)), {}, today), page, fieldWeights)
}

test('a name that the web address says again, a sum that adds up, a day that is told in one way only', () => {
  const { vendor, date, amount } = signalsIn(
    '# Harbour Grill',
    '9 Quay Street',
    'www.harbourgrill.example',
    'Date: 23/04/2025 19:40|',
    'Soup|6.50',
    'Trout|18.50',
    'Subtotal|25.00',
    'Tax|2.50',
    'Total|27.50',
    'Visa|27.50',
  )
  expect(vendor).toMatchObject({ isSaidAgain: 1, isBusiness: 1, lacksDayOrSum: 0, hardPage: 0 })
  expect(date).toMatchObject({ isOpenOrder: 0, hasFullYear: 1 })
  expect(amount).toMatchObject({ addsUp: 1, isRepeated: 1, isNoTotal: 0 })
})

test('03/04 may be read in two orders', () => {
  const rows = ['# Kiosk', 'Date: 03/04/2025|', 'Tea|2.50', 'Total|2.50']
  expect(signalsIn(...rows).date).toMatchObject({ isOpenOrder: 1 })
})

test('nothing found gives no signals', () => {
  expect(signalsIn()).toEqual({ vendor: undefined, date: undefined, amount: undefined })
})
