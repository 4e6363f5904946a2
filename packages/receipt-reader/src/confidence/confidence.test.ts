import { expect, test } from 'vitest'
import { type Calibration, confidenceIn } from './confidence.ts'

const calibration: Calibration = {
  vendor: { always: 0, lead: 1 },
  date: { always: 1, isOpenOrder: -2 },
  amount: { always: 0, addsUp: 20 },
}

test('a lead is believed, the more the larger it is', () => {
  const sure = [-2, 0, 2].map((lead) => confidenceIn('vendor', { always: 1, lead }, calibration))
  expect(sure).toEqual([0.12, 0.5, 0.88])
})

test('what speaks against a value takes belief away', () => {
  const plain = confidenceIn('date', { always: 1, isOpenOrder: 0 }, calibration)
  const open = confidenceIn('date', { always: 1, isOpenOrder: 1 }, calibration)
  expect(open).toBeLessThan(plain - 0.3)
})

test('nothing is ever quite certain', () => {
  expect(confidenceIn('amount', { always: 1, addsUp: 1 }, calibration)).toBeLessThan(1)
})

test('no value, no confidence; a sign that nobody weighed says nothing', () => {
  expect(confidenceIn('vendor', undefined, calibration)).toBe(0)
  expect(confidenceIn('vendor', { isNew: 9 }, calibration)).toBe(0.5)
})
