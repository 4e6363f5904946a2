import { fieldWeights } from '@quittance/receipt-reader/confidence/weights'
import { dayPasses } from '@quittance/receipt-reader/fields/date/dates'
import { expect, test } from 'vitest'
import { rulesOf } from './rules.ts'

test('a rule that is switched off does nothing until it is switched on again', () => {
  const fitted = structuredClone(fieldWeights)
  const rules = new Map(rulesOf([fieldWeights, fitted]).map((rule) => [rule.name, rule]))
  const weight = rules.get('total: isLargest')!
  const pass = rules.get('day: withYearFirst')!
  const before = { weight: fieldWeights.total.isLargest, pass: dayPasses['withYearFirst'] }
  weight.off()
  pass.off()
  expect([fieldWeights.total.isLargest, fitted.total.isLargest]).toEqual([0, 0])
  const days: [] = []
  expect(dayPasses['withYearFirst']?.(days, new Date(), true)).toBe(days)
  weight.on()
  pass.on()
  expect(fitted.total.isLargest).toBe(before.weight)
  expect({ weight: fieldWeights.total.isLargest, pass: dayPasses['withYearFirst'] }).toEqual(before)
})

test('every rule has a name of its own', () => {
  const names = rulesOf([fieldWeights]).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
