import { expect, test } from 'vitest'
import { madePair } from './made-pair.ts'
import { growthOf, peakOf, settledOf } from './pair-memory.ts'

function after(reads: number, peak: number, settled?: number, nets = 30) {
  return madePair({ tab: { memory: { reads, whole: peak + 150, peak, nets, settled } } })
}

test('the peak is that of the worst tab', () => {
  expect(peakOf([after(1, 90), after(2, 110), madePair(), after(1, 80)])).toEqual({
    reader: 110,
    whole: 260,
  })
})

test('what stays is looked at in the tab that read the most', () => {
  const first = [after(9, 1), after(10, 1, 60)]
  const second = [after(2, 1), after(10, 1, 61), after(50, 1, 62), after(100, 1, 63)]
  expect(settledOf([...first, ...second])).toEqual([
    { reads: 10, settled: 61, nets: 30 },
    { reads: 50, settled: 62, nets: 30 },
    { reads: 100, settled: 63, nets: 30 },
  ])
})

test('what the nets need for a larger picture is no leak', () => {
  const looks = settledOf([after(10, 1, 60), after(100, 1, 160, 121)])
  expect(growthOf(looks)).toBeCloseTo(0.1)
})

test('one look tells nothing about growth', () => {
  expect(growthOf(settledOf([after(9, 1), after(10, 1, 60)]))).toBeNaN()
  expect(growthOf(settledOf([]))).toBeNaN()
})
