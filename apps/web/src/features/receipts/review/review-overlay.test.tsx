import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Trip = { id: number; currency: 'EUR' } | null

function open(image: QueuedImage, trip: Trip) {
  return show(overlay(image, trip))
}

function overlay(image: QueuedImage, trip: Trip) {
  const other = { label: 'Retake', onClick() {} }
  const place = { position: 1, total: 1 }
  const nothing = () => {}
  return (
    <ReviewOverlay
      {...{ image, trip, place, other }}
      onSaved={nothing}
      onClose={nothing}
      onRetry={nothing}
    />
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

test.each([
  'Please verify your email address to have receipts read. You can type this one in.',
  'You have had 120 receipts read within an hour. The next can be read in 20 minutes. You can type this one in.',
  'Many receipts are being read right now. Please try again shortly.',
])('Hole 3: the form is empty and says why the photo was not read: %s', (problem) => {
  open({ ...photo, status: 'failed', problem }, { id: 9, currency: 'EUR' })
  expect(screen.getByText(problem)).toBeTruthy()
  expect(screen.getByText(/The photo is safe: try again, or fill in the fields/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  for (const label of [/^Vendor/, /^Amount/]) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', '')
  }
})

test('saving says when little space for photos is left', async () => {
  answerUpload({ id: 1, storage: { usedBytes: 1_870_000_000, limitBytes: 2_000_000_000 } })
  open(read, { id: 9, currency: 'EUR' })
  fireEvent.click(screen.getByRole('button', { name: 'Save Receipt' }))
  await waitFor(() => expect(currentToast()?.title).toBe('Receipt saved'))
  expect(currentToast()?.description).toContain('93% of your space for photos is taken.')
})

const confidence = {
  vendor: 0.5,
  date: 1,
  amount: 0.4,
  currency: 1,
  category: 1,
  notes: 1,
  items: 1,
}
const read: QueuedImage = {
  ...photo,
  status: 'ready',
  reading: {
    vendor: 'Kiosk',
    date: '2026-03-12',
    amount: '3.20',
    currency: 'EUR',
    category: 'food',
    notes: '',
    items: [],
    confidence,
    evidence: {},
    image: null,
  },
}

test('what was hard to read and not looked at is saved as unconfirmed', async () => {
  const sent = catchUpload()
  open(read, { id: 9, currency: 'EUR' })
  expect(await screen.findAllByText(/this was hard to read/)).toHaveLength(2)
  fireEvent.focus(screen.getByLabelText(/^Vendor/))
  fireEvent.click(screen.getByRole('button', { name: 'Save Receipt' }))
  await waitFor(() => expect(sent()?.get('unconfirmed')).toBe('amount'))
})

test('a look before the reading came confirms nothing', async () => {
  const sent = catchUpload()
  const { rerender } = open(photo, { id: 9, currency: 'EUR' })
  fireEvent.focus(screen.getByLabelText(/^Vendor/))
  rerender(overlay(read, { id: 9, currency: 'EUR' }))
  await screen.findAllByText(/this was hard to read/)
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '3.70' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save Receipt' }))
  await waitFor(() => expect(sent()?.get('unconfirmed')).toBe('vendor'))
})

/** Every upload succeeds with this answer. */
function answerUpload(body: unknown) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      status = 201
      responseText = JSON.stringify(body)
      open() {}
      send() {
        this.dispatchEvent(new Event('load'))
      }
    },
  )
}

/** What the form sent, in place of a request that can tell its progress. */
function catchUpload() {
  let form: FormData | undefined
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = new EventTarget()
      open() {}
      addEventListener() {}
      send(body: FormData) {
        form = body
      }
    },
  )
  return () => form
}
