import { afterEach, expect, test, vi } from 'vitest'
import { isMetered, mayBeMetered, mayDownloadUnprompted } from './metered.ts'

afterEach(() => vi.unstubAllGlobals())

const little = 300_000
const much = 5_000_000

// The columns: whether it costs, whether it may cost, and whether little and much come unprompted.
test.each([
  ['saving data', { saveData: true }, false, [true, true, false, false]],
  ['a mobile network', { type: 'cellular' }, false, [true, true, false, false]],
  ['saving data over Wi-Fi', { saveData: true, type: 'wifi' }, false, [true, true, false, false]],
  ['Wi-Fi, on a phone', { type: 'wifi', saveData: false }, true, [false, false, true, true]],
  ['no word on a phone that has one', {}, true, [false, false, true, true]],
  ['no word of it on a phone', undefined, true, [false, true, true, false]],
  ['no word of it on a desk', undefined, false, [false, false, true, true]],
  ['no word of it in a service worker', undefined, undefined, [false, true, true, false]],
])('what %s costs, and what comes unprompted', (_name, connection, isPhone, expected) => {
  vi.stubGlobal('navigator', connection ? { connection } : {})
  vi.stubGlobal('matchMedia', isPhone === undefined ? undefined : () => ({ matches: isPhone }))
  const unprompted = [little, much].map(mayDownloadUnprompted)
  expect([isMetered(), mayBeMetered(), ...unprompted]).toEqual(expected)
})
