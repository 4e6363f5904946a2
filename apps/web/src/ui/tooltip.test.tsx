import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hover = () => fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('opens after 700 ms, and at once when it was left less than 300 ms ago', async () => {
  render(
    <Tooltip text="Premium feature">
      <button type="button">Restore</button>
    </Tooltip>,
  )
  hover()
  await pass(699)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await pass(1)
  expect(screen.getByRole('tooltip').textContent).toBe('Premium feature')

  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  await pass(299)
  fireEvent.pointerLeave(screen.getByRole('button'))
  hover()
  await pass(0)
  expect(screen.getByRole('tooltip')).toBeTruthy()
})

test('opens at once when it is pressed, since a finger cannot hover', () => {
  render(
    <Tooltip text="Premium feature">
      <button type="button">Restore</button>
    </Tooltip>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('tooltip')).toBeTruthy()
})
