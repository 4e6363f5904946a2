import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReadPlace } from './evidence.ts'
import { ReceiptPhoto } from './receipt-photo.tsx'

const photo = [{ number: 1, src: '/photo' }]

const amount = {
  box: { x: 700, y: 1800, width: 200, height: 20 },
  image: { width: 1000, height: 2000 },
}

beforeEach(() => {
  // jsdom has no layout: give the frame the size of a phone's strip.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(176)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void
      constructor(tell: () => void) {
        this.#tell = tell
      }
      observe() {
        this.#tell()
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(pages = photo) {
  const { container, rerender } = render(<ReceiptPhoto pages={pages} title="Kiosk" />)
  const image = () => container.querySelector('img') as HTMLImageElement
  return {
    image,
    source: () => image().getAttribute('src'),
    look: (at?: ReadPlace) => rerender(<ReceiptPhoto pages={pages} title="Kiosk" evidence={at} />),
    /** Loads the picture; returns how it is placed. */
    load() {
      const shown = image()
      const size = { naturalWidth: { value: 1000 }, naturalHeight: { value: 2000 } }
      Object.defineProperties(shown, size)
      fireEvent.load(shown)
      return () => shown.parentElement?.style.transform
    },
  }
}

test('shows the full width until a value is focused, then zooms to it', () => {
  const { load, look } = show()
  const placed = load()
  expect(placed()).toBe('translate(0px, 0px) scale(1)')
  look(amount)
  expect(placed()).toMatch(/^translate\(-\d.*px, -\d.*px\) scale\(2\.8/)
  expect(document.querySelector('[data-evidence]')).toBeTruthy()
  look()
  expect(placed()).toBe('translate(0px, 0px) scale(1)')
})

test('says when the image could not be loaded', () => {
  const { image } = show()
  fireEvent.error(image())
  expect(screen.getByText('Image could not be loaded')).toBeTruthy()
})

const folio = [3, 4, 5].map((number) => ({ number, src: `/pages/${number}` }))
/** As the reader reports it for a document: in the pixels of a page's picture. */
const total = { box: { x: 700, y: 1800, width: 200, height: 20, page: 5 }, image: null }
const vendor = { box: { x: 100, y: 100, width: 200, height: 20, page: 3 }, image: null }

const turn = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('one picture has no pages to turn', () => {
  show()
  expect(screen.queryByText(/^Page/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
})

test('pages are turned by buttons and arrow keys, and end at the first and the last', () => {
  const { source } = show(folio)
  expect(screen.getByRole('status').textContent).toBe('Page 1 of 3')
  turn('Previous page')
  expect(source()).toBe('/pages/3')
  turn('Next page')
  expect(screen.getByRole('status').textContent).toBe('Page 2 of 3')
  fireEvent.keyDown(screen.getByRole('button', { name: 'View photo' }), { key: 'ArrowRight' })
  expect(source()).toBe('/pages/5')
  turn('Next page')
  expect(screen.getByRole('status').textContent).toBe('Page 3 of 3')
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next page' }), { key: 'ArrowLeft' })
  expect(source()).toBe('/pages/4')
})

test('focusing a field turns to its value’s page, also a second time', () => {
  const { source, look, load } = show(folio)
  look(total)
  expect(source()).toBe('/pages/5')
  expect(load()()).toMatch(/scale\(2\.8/)
  look()
  expect(source()).toBe('/pages/5')
  look(vendor)
  expect(source()).toBe('/pages/3')
  turn('Next page')
  expect(document.querySelector('[data-evidence]')).toBeNull()
  look(total)
  expect(source()).toBe('/pages/5')
})

test('a value on a page that is not there turns nowhere', () => {
  const { source, look } = show(folio)
  look({ ...total, box: { ...total.box, page: 9 } })
  expect(source()).toBe('/pages/3')
})

test('the whole screen shows the page that was open, and turns it for both', () => {
  const { source } = show(folio)
  turn('Next page')
  fireEvent.click(screen.getByRole('button', { name: 'View photo' }))
  const viewer = screen.getByRole('dialog', { name: 'Kiosk' })
  const { alt } = within(viewer).getByRole<HTMLImageElement>('img')
  expect(alt).toBe('Receipt from Kiosk, page 2 of 3')
  fireEvent.click(within(viewer).getByRole('button', { name: 'Next page' }))
  fireEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
  expect(source()).toBe('/pages/5')
})

test('the same value, read from the device anew, turns no page back', () => {
  const { source, look } = show(folio)
  look(total)
  expect(source()).toBe('/pages/5')
  turn('Previous page')
  look(structuredClone(total))
  expect(source()).toBe('/pages/4')
  look(vendor)
  expect(source()).toBe('/pages/3')
})
