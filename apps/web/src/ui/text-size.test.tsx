import { beforeEach, expect, test, vi } from 'vitest'
import { pageSource } from '#test/page-source.ts'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.style.fontSize = ''
  vi.resetModules()
})

const root = () => document.documentElement.style.fontSize

test('back at the usual size nothing is left of it', async () => {
  const { setTextSize } = await import('./text-size.ts')
  setTextSize(200)
  setTextSize(100)
  expect(root()).toBe('')
  expect(localStorage.length).toBe(0)
})

test.each([
  ['125', 125],
  [null, 100],
  ['', 100],
  ['9000', 100],
  ['large', 100],
])('kept as %j it is %d percent', async (stored, size) => {
  if (stored !== null) localStorage.setItem('text-size', stored)
  const { renderHook } = await import('@testing-library/react')
  const { useTextSize } = await import('./text-size.ts')
  expect(renderHook(() => useTextSize()).result.current).toBe(size)
})

test('a visitor chooses it without any settings', async () => {
  const { cleanup, fireEvent, render, screen } = await import('@testing-library/react')
  const { TextSizeChoice } = await import('./text-size-choice.tsx')
  render(<TextSizeChoice />)
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: /Text size/ })
  expect(choice.value).toBe('100')
  fireEvent.change(choice, { target: { value: '150' } })
  expect(root()).toBe('150%')
  expect(choice.value).toBe('150')
  expect(localStorage.getItem('text-size')).toBe('150')
  cleanup()
})

test('the page knows the same sizes before its first paint', async () => {
  const { textSizes } = await import('./text-size.ts')
  const known = pageSource
    .match(/\^\(([\d|]+)\)\$/)?.[1]
    ?.split('|')
    .map(Number)
  expect(known).toEqual(textSizes.filter((size) => size !== 100))
})
