import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

test('a dialog stays above a keyboard that covers the page, and its field stays in view', () => {
  const view = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', view)
  vi.stubGlobal('innerHeight', 844)
  const scrollIntoView = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scrollIntoView
  render(
    <Dialog open title="Add Receipt" onOpenChange={() => {}}>
      <input aria-label="Amount" />
    </Dialog>,
  )
  const place = screen.getByRole('dialog').parentElement?.style
  const change = (to: Partial<typeof view>) => {
    Object.assign(view, to)
    act(() => void view.dispatchEvent(new Event('resize')))
    return [place?.top, place?.height]
  }

  expect(change({ height: 508, offsetTop: 120 })).toEqual(['120px', '508px'])
  expect(scrollIntoView).toHaveBeenCalledOnce()
  // The browser's own bar is lower than a keyboard; a zoomed page is not covered.
  for (const other of [{ height: 760 }, { height: 422, scale: 2 }])
    expect(change({ offsetTop: 0, scale: 1, ...other })).toEqual(['', ''])
})
