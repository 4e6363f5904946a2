import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { splitStore } from '#features/receipts/split/split-store.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { TrayRow } from './tray-row.tsx'

const entry: Entry = {
  id: 'a',
  userId: 1,
  tripId: 9,
  state: 'checking',
  source: 'import',
  createdAt: 0,
  photo: { name: 'bill.pdf', type: 'application/pdf', size: 8, sha256: 'ab'.repeat(32) },
  document: { kind: 'pdf', pages: null },
  sendsOriginal: false,
  form: null,
  edited: [],
  lookedAt: [],
  reading: null,
  readingProblem: null,
  unconfirmed: [],
  uploadId: null,
  isPerhapsSaved: false,
  problem: null,
}

function show(over: Partial<Entry>) {
  return render(
    <ul>
      <TrayRow entry={{ ...entry, ...over }} isSkipped={false} />
    </ul>,
  )
}

test('a document that is not taken says what it is and what to do, and offers no vain retry', () => {
  const message =
    'This PDF is protected by a password. Please print it to a new PDF and import that.'
  show({ readingProblem: { message, isFinal: true, refusal: 'password' } })
  expect(screen.getByRole('status').textContent).toContain(`PDF Is Locked${message}`)
  expect(screen.queryByRole('button', { name: 'Try reading bill.pdf again' })).toBeNull()
})

test('one for which the server had no time may be tried again', () => {
  const message = 'This document takes too long to open.'
  show({ readingProblem: { message, isFinal: true, refusal: 'time' } })
  expect(screen.getByRole('button', { name: 'Try reading bill.pdf again' })).toBeTruthy()
})

test('one that waits for a network says so', () => {
  const message = 'Read when you are online'
  show({ readingProblem: { message, isFinal: false, isWaiting: true } })
  expect(screen.getByRole('status').textContent).toBe(message)
  expect(screen.queryByRole('button', { name: 'Try reading bill.pdf again' })).toBeNull()
})

test('one that was refused when it was sent says why', () => {
  const problem = {
    code: 'DOCUMENT_REFUSED',
    message: 'This file is damaged.',
    refusal: 'damaged',
  } as const
  show({ state: 'refused', problem })
  expect(screen.getByRole('status').textContent).toContain('Cannot Be OpenedThis file is damaged.')
})

test('pages that look like several receipts can be split', () => {
  const groups: [number, number][] = [
    [1, 1],
    [2, 3],
  ]
  const reading = { vendor: 'Cafe', groups } as ExtractedReceipt
  show({ document: { kind: 'pdf', pages: 3 }, reading, uploadId: 'u1' })
  expect(screen.getByText('These pages look like 2 receipts.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Split / }))
  expect(splitStore.get()).toBe('a')
})
