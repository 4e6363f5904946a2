import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ImageViewer } from './image-viewer.tsx'
import { usePages } from './use-pages.ts'

const photo = { page: { number: 1, src: '/photo' }, place: 1, count: 1, turn: () => {} }

function open(title: string) {
  render(<ImageViewer pages={photo} title={title} onClose={() => {}} />)
}

test('is titled with the vendor, or Receipt Image', () => {
  open('Café Krone')
  expect(screen.getByRole('dialog', { name: 'Café Krone' })).toBeTruthy()
  cleanup()
  open(' ')
  expect(screen.getByRole('dialog', { name: 'Receipt Image' })).toBeTruthy()
})

test('zooms in and out, and the percent resets', () => {
  open('Café Krone')
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  fireEvent.click(screen.getByText('125%'))
  expect(screen.getByText('100%')).toBeTruthy()
})

const folio = [1, 2, 3].map((number) => ({ number, src: `/pages/${number}` }))

function Folio() {
  return <ImageViewer pages={usePages(folio)} title="Hotel" onClose={() => {}} />
}

function seen() {
  return screen.getByText(/^Page \d/).textContent
}

function swipe(from: number, to: number) {
  const picture = screen.getByRole('img')
  const frame = picture.parentElement?.parentElement as HTMLElement
  frame.setPointerCapture = () => {}
  const at = (clientX: number) => ({ pointerId: 1, clientX, clientY: 300 })
  fireEvent.pointerDown(frame, at(from))
  fireEvent.pointerMove(frame, at((from + to) / 2))
  fireEvent.pointerMove(frame, at(to))
  fireEvent.pointerUp(frame, at(to))
}

test('pages turn by keys and by a swipe; one that is enlarged is moved instead', () => {
  render(<Folio />)
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(seen()).toBe('Page 2 of 3')
  swipe(300, 100)
  expect(seen()).toBe('Page 3 of 3')
  swipe(100, 130)
  expect(seen()).toBe('Page 3 of 3')
  swipe(100, 300)
  expect(seen()).toBe('Page 2 of 3')
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  swipe(100, 300)
  expect(seen()).toBe('Page 2 of 3')
  fireEvent.keyDown(document.body, { key: 'PageUp' })
  expect(seen()).toBe('Page 1 of 3')
  expect(screen.getByText('100%')).toBeTruthy()
})

test('a page that could not be loaded says so, and the next one is requested', () => {
  render(<Folio />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('Image could not be loaded')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByRole('img').getAttribute('src')).toBe('/pages/2')
})

test('a photo is not turned, whatever the finger does', () => {
  open('Café Krone')
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  swipe(300, 100)
  expect(screen.queryByText(/^Page/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Open original' })).toBeNull()
})
