import { afterEach, expect, test, vi } from 'vitest'
import { isMetered, mayBeMetered, mayDownloadUnprompted } from './metered.ts'

afterEach(() => vi.unstubAllGlobals())

function useDevice({ connection, isPhone = false }: { connection?: object; isPhone?: boolean }) {
  vi.stubGlobal('navigator', connection ? { connection } : {})
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
}

test.each([{ saveData: true }, { type: 'cellular' }, { saveData: true, type: 'wifi' }])(
  '%o costs',
  (connection) => {
    useDevice({ connection })
    expect(isMetered()).toBe(true)
    expect(mayBeMetered()).toBe(true)
  },
)

test.each([{ type: 'wifi', saveData: false }, {}])('%o does not, also on a phone', (connection) => {
  useDevice({ connection, isPhone: true })
  expect(isMetered()).toBe(false)
  expect(mayBeMetered()).toBe(false)
})

test('a phone that does not say what it is connected to may pay for it; a desk does not', () => {
  useDevice({ isPhone: true })
  expect(isMetered()).toBe(false)
  expect(mayBeMetered()).toBe(true)
  useDevice({ isPhone: false })
  expect(mayBeMetered()).toBe(false)
})

test('a service worker without connection data may be metered', () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('matchMedia', undefined)
  expect(mayBeMetered()).toBe(true)
})

test('a metered connection never downloads unprompted, however little', () => {
  useDevice({ connection: { type: 'cellular' } })
  expect(mayDownloadUnprompted(300)).toBe(false)
  useDevice({ connection: { saveData: true, type: 'wifi' } })
  expect(mayDownloadUnprompted(300)).toBe(false)
})

test('without connection data, only small downloads are unprompted', () => {
  useDevice({ isPhone: true })
  expect(mayDownloadUnprompted(300_000)).toBe(true)
  expect(mayDownloadUnprompted(5_000_000)).toBe(false)
  useDevice({ connection: { type: 'wifi' } })
  expect(mayDownloadUnprompted(5_000_000)).toBe(true)
})
