import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5, 'iPhone'],
  [safari, 5, 'iPad'],
  [safari, 0, 'Mac'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36',
    5,
    'Android phone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36', 5, 'Android tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 10, 'Windows PC'],
  ['Mozilla/5.0 (X11; CrOS x86_64 15633) Chrome/140.0', 0, 'Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 0, 'Linux computer'],
  ['something else', 0, 'This device'],
])('%s with %d touch points is called %s', (userAgent, maxTouchPoints, name) => {
  expect(deviceName({ userAgent, maxTouchPoints })).toBe(name)
})
