import { expect, test } from 'vitest'
import { addDays } from '#features/finalize/days.ts'
import { groupDays } from './group-days.ts'

function spent(count: number, start = '2025-01-06') {
  return Array.from({ length: count }, (_, day) => ({ date: addDays(start, day), total: '10.10' }))
}

function rows(days: ReturnType<typeof spent>) {
  return groupDays(days, 'EUR').map(({ label, total }) => [label.replace(/\s/gu, ' '), total])
}

test('two weeks are shown day by day', () => {
  const days = rows(spent(14))
  expect(days).toHaveLength(14)
  expect(days[0]).toEqual(['Jan 6, 2025', '10.10'])
})

test('a longer trip week by week, from Monday', () => {
  const weeks = rows(spent(60))
  expect(weeks).toHaveLength(9)
  expect(weeks[0]).toEqual(['Jan 6, 2025 - Jan 12, 2025', '70.70'])
  expect(weeks[3]).toEqual(['Jan 27, 2025 - Feb 2, 2025', '70.70'])
  expect(weeks[8]).toEqual(['Mar 3, 2025 - Mar 9, 2025', '40.40'])
})

test('a year month by month, and more than that year by year', () => {
  const months = rows(spent(366))
  expect(months[0]).toEqual(['Jan 2025', '262.60'])
  expect(months).toHaveLength(13)
  expect(rows(spent(800)).map(([label]) => label)).toEqual(['2025', '2026', '2027'])
})

test('a week that begins in the year before', () => {
  expect(rows(spent(20, '2025-01-01'))[0]).toEqual(['Dec 30, 2024 - Jan 5, 2025', '50.50'])
})

test('totals larger than one amount can be are added up exactly', () => {
  const days = spent(20).map(({ date }) => ({ date, total: '1234567890.12' }))
  expect(rows(days)[0]?.[1]).toBe('8641975230.84')
})
