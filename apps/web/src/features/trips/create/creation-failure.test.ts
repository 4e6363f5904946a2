import { expect, test } from 'vitest'
import { creationFailure } from './creation-failure.ts'

test('knows an unverified address anywhere in the message', () => {
  expect(creationFailure('EMAIL_NOT_VERIFIED: please verify')).toEqual({ kind: 'unverified' })
})

test('reads the trip in progress, whatever its name holds', () => {
  expect(creationFailure('IN_PROGRESS_TRIP_EXISTS:17:Rome: day 2\nand on')).toEqual({
    kind: 'in-progress',
    id: 17,
    name: 'Rome: day 2\nand on',
  })
})

test('knows both ways of saying that the plan ends here', () => {
  for (const message of [
    'Trip limit reached: 3 trips are included.',
    'Your trial is over; upgrade your subscription to go on.',
  ]) {
    expect(creationFailure(message)).toEqual({ kind: 'limit', message })
  }
})

test('takes everything else for a failure like any other', () => {
  expect(creationFailure('Failed to fetch')).toEqual({ kind: 'other' })
})
