import { expect, test } from 'vitest'
import { isSmallFile, isWorthSending, sizeToSend } from './fit-for-sending.ts'

test.each([
  ['a phone’s photo of 12 megapixels', 3024, 4032, 2121, 2828],
  ['one on its side', 4032, 3024, 2828, 2121],
  ['one of 48 megapixels', 6048, 8064, 2121, 2828],
  ['a screenshot, which keeps its size,', 1170, 2532, 1170, 2532],
  ['a long receipt that was scanned, which does too,', 800, 7000, 800, 7000],
])('%s as it is sent', (_name, width, height, sentWidth, sentHeight) => {
  expect(sizeToSend({ width, height })).toEqual({ width: sentWidth, height: sentHeight })
})

test('a small file, and what would hardly be smaller, or larger, is sent as it is', () => {
  expect(isSmallFile(400 * 1024)).toBe(true)
  expect(isSmallFile(400 * 1024 + 1)).toBe(false)
  expect(isWorthSending(700_000, 3_000_000)).toBe(true)
  expect(isWorthSending(800_000, 1_000_000)).toBe(true)
  expect(isWorthSending(800_001, 1_000_000)).toBe(false)
  expect(isWorthSending(1_200_000, 1_000_000)).toBe(false)
})
