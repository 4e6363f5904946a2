import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce } from './announcements.ts'
import { Announcer } from './announcer.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settle = () => act(() => vi.runAllTimersAsync())
const heard = () => screen.getByRole('log').textContent
const lines = () => [...screen.getByRole('log').children].map((line) => line.textContent)

test('reads out the newest announcement, once it has a place; the same words are written anew', async () => {
  announce('Receipt read')
  render(<Announcer />)
  expect(heard()).toBe('')
  await settle()
  expect(heard()).toBe('Receipt read')
  act(() => announce('Receipt saved'))
  await settle()
  act(() => announce('Receipt saved'))
  await settle()
  expect(lines()).toEqual(['Receipt read', 'Receipt saved', 'Receipt saved'])
})

test('of several at once each is read out, and the oldest make room', async () => {
  render(<Announcer />)
  const all = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  act(() => all.forEach(announce))
  await settle()
  expect(lines()).toEqual(all.slice(1))
})
