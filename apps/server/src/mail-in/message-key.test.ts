import { expect, test } from 'vitest'
import { messageKey } from './message-key.ts'

const written = [
  { key: 'from', value: 'Mia <mia@example.com>' },
  { key: 'date', value: 'Mon, 16 Nov 2026 09:12:00 +0100' },
  { key: 'subject', value: 'Hotel' },
]
const head = { headers: written, envelopeFrom: null, from: ['mia@example.com'], messageId: null }
const body = 'a'.repeat(64)

test('the same Message-ID is the same mail, whatever was written around it', () => {
  const key = messageKey({ ...head, messageId: '<1@example.com>' }, body)
  expect(key).toMatch(/^[\da-f]{64}$/)
  expect(messageKey({ ...head, messageId: ' <1@example.com>\r\n' }, 'b')).toBe(key)
  expect(messageKey({ ...head, messageId: '<1@example.com>', headers: [] }, 'b')).toBe(key)
  expect(messageKey({ ...head, messageId: '<2@example.com>' }, body)).not.toBe(key)
  expect(messageKey({ ...head, messageId: '<1@Example.com>' }, body)).not.toBe(key)
})

test.each([null, '', '   '])(
  'without a Message-ID (%j) it is known by what its writer wrote',
  (messageId) => {
    const key = messageKey({ ...head, messageId }, body)
    const received = { key: 'received', value: 'by mx.example.com' }
    expect(messageKey({ ...head, messageId, headers: [received, ...written] }, body)).toBe(key)
    for (const index of written.keys()) {
      const headers = written.with(index, { ...written[index]!, value: 'another' })
      expect(messageKey({ ...head, messageId, headers }, body)).not.toBe(key)
    }
    expect(messageKey({ ...head, messageId }, 'b'.repeat(64))).not.toBe(key)
  },
)

test('what moves from one header to the next is another mail', () => {
  const split = [
    { key: 'date', value: 'x' },
    { key: 'subject', value: '' },
  ]
  const moved = [
    { key: 'date', value: '' },
    { key: 'subject', value: 'x' },
  ]
  expect(messageKey({ ...head, headers: split }, body)).not.toBe(
    messageKey({ ...head, headers: moved }, body),
  )
})
