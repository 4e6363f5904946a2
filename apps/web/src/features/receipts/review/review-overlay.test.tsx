import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { QueuedImage } from '#features/receipts/upload/upload-queue.ts'
import { show } from '#test/calls.tsx'
import { currentToast } from '#ui/toast-store.ts'
import { ReviewOverlay } from './review-overlay.tsx'

const photo: QueuedImage = {
  id: 'a',
  file: new File(['a photo'], 'a.jpg', { type: 'image/jpeg' }),
  preview: 'blob:a',
  source: 'camera',
  tripId: 9,
  status: 'reading',
  progress: 1,
  reading: null,
  problem: null,
  isSkipped: false,
}

afterEach(cleanup)

function open(image: QueuedImage, trip: { id: number; currency: 'EUR' } | null) {
  const other = { label: 'Retake', onClick() {} }
  const place = { position: 1, total: 1 }
  const nothing = () => {}
  show(
    <ReviewOverlay
      {...{ image, trip, place, other }}
      onSaved={nothing}
      onClose={nothing}
      onRetry={nothing}
    />,
  )
}

test('shows the photo, that it is being read, and the fields meanwhile', () => {
  open(photo, { id: 9, currency: 'EUR' })
  expect(document.querySelector('img')?.getAttribute('src')).toBe('blob:a')
  expect(screen.getByText('Processing receipt with AI...')).toBeTruthy()
  for (const label of [/^Vendor/, /^Date/, /^Amount/]) {
    expect(screen.getByLabelText(label).getAttribute('aria-required')).toBe('true')
  }
  for (const name of ['Retake', 'Save Receipt', 'Close']) {
    expect(screen.getByRole('button', { name })).toBeTruthy()
  }
})

test.each([
  ['a trip', photo, null],
  ['an image', { ...photo, file: new File([], 'a.jpg') }, { id: 9, currency: 'EUR' as const }],
])('saving needs %s', async (_name, image, trip) => {
  open(image, trip)
  fireEvent.change(screen.getByLabelText(/^Vendor/), { target: { value: 'Kiosk' } })
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '3.20' } })
  const before = currentToast()
  fireEvent.click(screen.getByRole('button', { name: 'Save Receipt' }))
  await waitFor(() => expect(currentToast()).not.toBe(before))
  expect(currentToast()?.description).toBe('Missing trip or image data')
})
