// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { newEntry } from '#offline/store/entry.ts'
import { countWaiting } from './waiting-summary.ts'

const typed = (state: 'checking' | 'sending', isSent = false) => ({
  ...newEntry({ userId: 1, tripId: 9, source: 'manual' as const, photo: null }),
  state,
  isSent,
})

test('distinguishes entries waiting for review, for a network and for the next list', () => {
  const waiting = [typed('checking'), typed('checking'), typed('sending'), typed('sending', true)]
  expect(countWaiting(waiting)).toEqual({ toCheck: 2, toSend: 1, sent: 1 })
  expect(countWaiting([])).toEqual({ toCheck: 0, toSend: 0, sent: 0 })
})
