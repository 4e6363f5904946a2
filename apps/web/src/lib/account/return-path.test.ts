// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { clearReturnPath, rememberReturnPath, returnPathFor } from './return-path.ts'

const home = { path: '/', draft: null }

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('leads back to where a user was, with what was being made there', () => {
  rememberReturnPath(1, '/profile#subscription', { name: 'Oslo' })
  expect(returnPathFor(1)).toEqual({ path: '/profile#subscription', draft: { name: 'Oslo' } })
  clearReturnPath()
  expect(returnPathFor(1)).toEqual(home)
})

test.each(['', 'null', '7', 'no JSON', '{"userId":1}', '{"userId":1,"path":"//evil.example"}'])(
  'what is no way back leads home: %s',
  (kept) => {
    sessionStorage.setItem('way-back', kept)
    expect(returnPathFor(1)).toEqual(home)
  },
)

test('is nobody else’s, and an hour later it is forgotten', () => {
  rememberReturnPath(1, '/settings', { name: 'Oslo' })
  expect(returnPathFor(2)).toEqual(home)
  const later = Date.now() + 60 * 60_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(returnPathFor(1)).toEqual(home)
})
