import { fieldWeights } from '@quittance/receipt-reader/confidence/weights'
import { daySources } from '@quittance/receipt-reader/fields/date/dates'
import { expect, test } from 'vitest'
import { rulesOf } from './rules.ts'

const box = { x: 0, y: 0, width: 1, height: 1 }
const row = { index: 0, label: '05.03.2024', text: '', boxes: [], box, amounts: [] }

test('a rule that is switched off does nothing until it is switched on again', () => {
  const fitted = structuredClone(fieldWeights)
  const rules = new Map(rulesOf([fieldWeights, fitted]).map((rule) => [rule.name, rule]))
  const weight = rules.get('total: isLargest')!
  const source = rules.get('day source: across')!
  const before = { weight: fieldWeights.total.isLargest, source: daySources['across'] }
  weight.off()
  source.off()
  expect([fieldWeights.total.isLargest, fitted.total.isLargest]).toEqual([0, 0])
  expect(daySources['across']?.(row, false)).toEqual([])
  weight.on()
  source.on()
  expect(fitted.total.isLargest).toBe(before.weight)
  expect({ weight: fieldWeights.total.isLargest, source: daySources['across'] }).toEqual(before)
})

test('every rule has a name of its own', () => {
  const names = rulesOf([fieldWeights]).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
