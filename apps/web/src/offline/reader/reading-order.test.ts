import { expect, test } from 'vitest'
import { readingOrder } from './reading-order.ts'

const usual = {
  isReady: true,
  isWeak: false,
  isAlwaysHere: false,
  isOffline: false,
  isTriedHere: false,
}

test.each([
  ['online: the server, and the phone where it would not', {}, ['server', 'here']],
  ['offline: the phone at once', { isOffline: true }, ['here', 'server']],
  ['always here: nowhere else', { isAlwaysHere: true }, ['here']],
  ['always here, offline', { isAlwaysHere: true, isOffline: true }, ['here']],
  ['what the phone could not read', { isTriedHere: true }, ['server']],
  ['what it could not read, offline', { isTriedHere: true, isOffline: true }, ['server']],
  ['what it could not read, always here', { isTriedHere: true, isAlwaysHere: true }, []],
  ['not ready', { isReady: false }, ['server']],
  ['too weak', { isReady: false, isWeak: true }, ['server']],
  ['not ready, offline: as without it', { isReady: false, isOffline: true }, ['server']],
  ['not ready, though always wanted here: it waits', { isReady: false, isAlwaysHere: true }, []],
  ['too weak, though always', { isReady: false, isWeak: true, isAlwaysHere: true }, ['server']],
])('%s', (_name, situation, places) => {
  expect(readingOrder({ ...usual, ...situation })).toEqual(places)
})
