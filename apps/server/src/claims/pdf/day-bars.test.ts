import { expect, test } from 'vitest'
import { dayBars } from './day-bars.ts'

const march = { startDate: '2025-03-01', endDate: '2025-03-02' }

test('a day without spending has its place', () => {
  expect(dayBars([on('2025-02-27', 100), on('2025-03-02', 300)], march)).toEqual({
    daysPerBar: 1,
    apart: [],
    bars: [
      { date: '2025-02-27', totalMinor: 100 },
      { date: '2025-02-28', totalMinor: 0 },
      { date: '2025-03-01', totalMinor: 0 },
      { date: '2025-03-02', totalMinor: 300 },
    ],
  })
})

test('of a year several days share a bar, and nothing is lost', () => {
  const days = Array.from({ length: 365 }, (_, index) =>
    on(new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10), 100),
  )
  const { bars, daysPerBar } = dayBars(days, { startDate: '2025-01-01', endDate: '2025-12-31' })
  expect(daysPerBar).toBe(6)
  expect(bars).toHaveLength(61)
  expect(bars.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(36_500)
})

test('days far from the trip are apart, unless there are no others', () => {
  const [near, stray] = [on('2025-03-01', 300), on('2019-03-01', 100)]
  const { bars, apart } = dayBars([stray, near], march)
  expect([bars, apart]).toEqual([[{ date: '2025-03-01', totalMinor: 300 }], [stray]])
  expect(dayBars([stray], march)).toMatchObject({ bars: [{ date: '2019-03-01' }], apart: [] })
})

function on(date: string, totalMinor: number) {
  return { date, totalMinor, count: 1, missing: 0, repayMissing: 0, repayMinor: totalMinor }
}
