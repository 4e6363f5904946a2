import { expect, test } from 'vitest'
import { madePair, madePairs } from './made-pair.ts'
import { differencesIn, percentEqual, scorePairs, slowedBeside } from './pairs.ts'

const { values } = madePair().server

test('values are equal to the letter or they differ', () => {
  expect(differencesIn(madePair())).toEqual([])
  const other = { ...values, vendor: 'BACKHAUS', currency: null }
  expect(differencesIn(madePair({ tab: { values: other } }))).toEqual([
    { field: 'vendor', server: 'Backhaus', tab: 'BACKHAUS' },
    { field: 'currency', server: 'EUR', tab: 'null' },
  ])
})

test('every one of the four values of every receipt counts', () => {
  const other = madePair({ id: '25', tab: { values: { ...values, amount: '42.0' } } })
  expect(percentEqual([...madePairs(24), other])).toBe(99)
})

test('both sides are held against the label; a receipt that is not asked for is left out', () => {
  const label = { id: '1', image: '1.jpg', vendor: 'Backhaus', date: '2026-03-01', total: 4.2 }
  const receipt = { set: 'de', half: 0, imagePath: '1.jpg', label } as const
  const wrong = { ...values, amount: '4.70' }
  const [scored, ...others] = scorePairs(
    [madePair({ tab: { values: wrong } }), madePair({ id: '2' }), madePair({ set: 'lv' })],
    [receipt],
  )
  expect(others).toEqual([])
  expect(scored?.scores).toEqual({
    server: { vendor: true, date: true, total: true, currency: undefined },
    tab: { vendor: true, date: true, total: false, currency: undefined },
  })
})

test('a slowed read stands beside the same receipt, unless that has no time', () => {
  const pairs = [...madePairs(2), madePair({ id: '3', tab: { failure: 'it died', seconds: 0 } })]
  const reads = ['2', '3', '4'].map((id) => ({ set: 'de', id, seconds: 5 }))
  expect(slowedBeside(reads, pairs)).toEqual({ slowed: [5], tab: [1.2], server: [1] })
})
