import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReviewStatus } from './review-status.tsx'

let tellSize = () => {}
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: () => void) {
        tellSize = onSize
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function open(heights: { shown: number; all: number }) {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(heights.shown)
  const all = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(heights.all)
  const notes = [
    { kind: 'doubt', words: 'Please check: amount' },
    { kind: 'photo', words: 'The photo is dark' },
  ] as const
  render(<ReviewStatus notes={notes} part={null} does={{}} />)
  act(tellSize)
  return all
}

test('more than there is room for is scrolled by the keyboard as well', () => {
  const all = open({ shown: 60, all: 90 })
  const box = screen.getByRole('group', { name: 'About this receipt' })
  box.focus()
  expect(document.activeElement).toBe(box)
  all.mockReturnValue(60)
  act(tellSize)
  expect(screen.queryByRole('group')).toBeNull()
})

test('where all of it is seen, the keyboard passes by', () => {
  open({ shown: 60, all: 60 })
  expect(screen.getByText('Please check: amount')).toBeTruthy()
  expect(document.querySelector('[tabindex]')).toBeNull()
})
