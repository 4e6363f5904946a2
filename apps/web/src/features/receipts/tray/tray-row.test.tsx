import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from '#features/receipts/review/entry-name.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { TrayRow } from './tray-row.tsx'

const entry = {
  id: 'a',
  state: 'checking',
  photo: { name: 'bill.pdf', type: 'application/pdf', size: 8, sha256: 'ab'.repeat(32) },
  document: { kind: 'pdf', pages: null },
} as Entry

function show(over: Partial<Entry>) {
  return render(
    <ul>
      <TrayRow entry={{ ...entry, ...over }} isSkipped={false} />
    </ul>,
  )
}

test('one that waits for a network says so', () => {
  const message = 'Read when you are online'
  show({ readingProblem: { message, isFinal: false, isWaiting: true } })
  expect(screen.getByRole('status').textContent).toBe(message)
  expect(screen.queryByRole('button', { name: 'Try reading bill.pdf again' })).toBeNull()
})

test.each([
  [{ document: null }, 'New photo, 09:14'],
  [{}, 'bill.pdf'],
  [{ form: { vendor: 'Hotel Adler' } as Entry['form'], document: null }, 'Hotel Adler'],
])('%o is called %s', (over, name) => {
  const createdAt = new Date(2026, 9, 14, 9, 14).getTime()
  expect(nameOf({ ...entry, ...over, createdAt })).toBe(name)
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
