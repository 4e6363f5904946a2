import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce } from './announcements.ts'
import { Announcer } from './announcer.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => vi.useRealTimers())

const settle = () => act(() => vi.runAllTimersAsync())
const heard = () => screen.getByRole('log').textContent
const lines = () => [...screen.getByRole('log').children].map((line) => line.textContent)

test('reads out the newest announcement, once it has a place', async () => {
  announce('Receipt read')
  render(<Announcer />)
  expect(heard()).toBe('')
  await settle()
  expect(heard()).toBe('Receipt read')
  act(() => announce('Receipt saved'))
  await settle()
  expect(lines()).toEqual(['Receipt read', 'Receipt saved'])
})

test('the same words said again are written anew, so that they are read again', async () => {
  render(<Announcer />)
  act(() => announce('Receipt saved'))
  await settle()
  const before = lines().length
  act(() => announce('Receipt saved'))
  await settle()
  expect(lines().slice(before)).toEqual(['Receipt saved'])
})

test('of several at once each is read out, and the oldest make room', async () => {
  render(<Announcer />)
  const all = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  act(() => all.forEach(announce))
  await settle()
  expect(lines()).toEqual(all.slice(1))
})
