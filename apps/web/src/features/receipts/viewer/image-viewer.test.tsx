import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ImageViewer } from './image-viewer.tsx'

afterEach(cleanup)

function open(title: string) {
  render(<ImageViewer src="/photo" title={title} onClose={() => {}} />)
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

test('says when the image could not be loaded', () => {
  open('Café Krone')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('Image could not be loaded')).toBeTruthy()
})
