import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test.each(['/subscribe/pro', '/', '/settings?tab=1#top', '/history/12'])(
  'goes to %s, a path of this site',
  (path) => {
    expect(safeRedirect(new URLSearchParams({ redirect: path }).toString())).toBe(path)
  },
)

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  'settings',
  '',
])('does not go to %j', (target) => {
  expect(safeRedirect(new URLSearchParams({ redirect: target }).toString())).toBeNull()
})

test('goes nowhere without a redirect', () => {
  expect(safeRedirect('')).toBeNull()
})
