import { fieldWeights } from '@quittance/receipt-reader/confidence/weights'
import { billPasses } from '@quittance/receipt-reader/fields/total/document-bill'
import { expect, test } from 'vitest'
import { rulesOf } from './rules.ts'

test('a rule that is switched off does nothing until it is switched on again', () => {
  const fitted = structuredClone(fieldWeights)
  const rules = new Map(rulesOf([fieldWeights, fitted]).map((rule) => [rule.name, rule]))
  const weight = rules.get('total: isLargest')!
  const pass = rules.get('bill: withSpokenSums')!
  const before = { weight: fieldWeights.total.isLargest, pass: billPasses['withSpokenSums'] }
  weight.off()
  pass.off()
  expect([fieldWeights.total.isLargest, fitted.total.isLargest]).toEqual([0, 0])
  expect(billPasses['withSpokenSums']?.([], [])).toEqual([])
  weight.on()
  pass.on()
  expect(fitted.total.isLargest).toBe(before.weight)
  expect({ weight: fieldWeights.total.isLargest, pass: billPasses['withSpokenSums'] }).toEqual(
    before,
  )
})

test('every rule has a name of its own', () => {
  const names = rulesOf([fieldWeights]).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
