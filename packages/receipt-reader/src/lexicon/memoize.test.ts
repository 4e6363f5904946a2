import { expect, test, vi } from 'vitest'
import { memoize } from './memoize.ts'

test('a text is looked at once, another one by itself', () => {
  const look = vi.fn((text: string) => ({ length: text.length }))
  const known = memoize(look)
  expect(known('total')).toBe(known('total'))
  expect(known('sum')).toEqual({ length: 3 })
  expect(look).toHaveBeenCalledTimes(2)
})

test('of many texts that are asked about again and again each is looked at once', () => {
  const look = vi.fn((text: string) => text)
  const known = memoize(look)
  for (let count = 0; count < 6000; count++) known(String(count % 2000))
  expect(look).toHaveBeenCalledTimes(2000)
})

test('what it remembers does not grow without end', () => {
  const look = vi.fn((text: string) => text)
  const known = memoize(look)
  for (let count = 0; count < 5000; count++) known(String(count))
  expect(known('0')).toBe('0')
  expect(look).toHaveBeenCalledTimes(5001)
})
