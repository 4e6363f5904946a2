import { expect, test } from 'vitest'
import { newEntry } from '#offline/store/entry.ts'
import { countWaiting } from './waiting-summary.ts'

const typed = (tripId: number, state: 'checking' | 'sending') => ({
  ...newEntry({ userId: 1, tripId, source: 'manual' as const, photo: null }),
  state,
})

test('what waits for a look and what waits for a network is told apart, for one trip', () => {
  const entries = [
    typed(9, 'checking'),
    typed(9, 'checking'),
    typed(9, 'sending'),
    typed(8, 'sending'),
  ]
  expect(countWaiting(entries, 9)).toEqual({ toCheck: 2, toSend: 1 })
  expect(countWaiting(entries, 7)).toEqual({ toCheck: 0, toSend: 0 })
})
