import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function showTwo() {
  render(
    <TooltipProvider>
      <Tooltip text="Premium feature">
        <button type="button">Restore</button>
      </Tooltip>
      <Tooltip text="Another one">
        <button type="button">Other</button>
      </Tooltip>
    </TooltipProvider>,
  )
}

const hover = (name = 'Restore') =>
  fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('Truth 27: a tooltip opens after 700 ms, and the next one at once within 300 ms of it', async () => {
  showTwo()
  hover()
  await pass(699)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await pass(1)
  expect(screen.getByRole('tooltip').textContent).toBe('Premium feature')

  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByRole('tooltip')).toBeNull()
  fireEvent.pointerLeave(screen.getByRole('button', { name: 'Restore' }))
  await pass(299)
  hover('Other')
  await pass(0)
  expect(screen.getByRole('tooltip').textContent).toBe('Another one')
})

test('opens at once when it is pressed, since a finger cannot hover', () => {
  showTwo()
  fireEvent.click(screen.getByRole('button', { name: 'Other' }))
  expect(screen.getByRole('tooltip').textContent).toBe('Another one')
})
