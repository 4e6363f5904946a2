import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { checkFigures } from './agreement.ts'

test.each<
  [what: string, total: string, items: string, figures: Parameters<typeof checkFigures>[0]]
>(
  fixtureRows<
    [what: string, total: string, items: string, figures: Parameters<typeof checkFigures>[0]]
  >('printed/figures'),
)('%s: the total %s, the items %s', (_, total, items, figures) => {
  expect(checkFigures(figures)).toEqual({ total, items })
})
