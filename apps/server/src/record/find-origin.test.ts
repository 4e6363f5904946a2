import type { JsonObject } from '@quittance/record/canonical-json'
import type { RecordEntry } from '@quittance/record/entries'
import { expect, test } from 'vitest'
import { describeOrigin } from '#claims/origin-words.ts'
import { findOrigin } from './find-origin.ts'
import { isWrongVatNumber } from './vat-number-check.ts'

const at = '2026-11-12T09:14:33.000Z'
const values = { vendor: 'Linde', date: '2026-11-12', amount: '12.00', currency: 'EUR' }
const original = { sha256: 'a', bytes: 1, firstSeen: at }
const facts = { startDate: '2026-11-10', vatNumber: null, isWrongTax: false }

const noSigns = { changes: null, signs: [] }
const moment = 'Nov 12, 2026 09:14 UTC'
const change = (field: string, before: string, after: string) =>
  entry('changed', { changes: { [field]: [before, after] } })

test.each<[string, RecordEntry[], Partial<Parameters<typeof findOrigin>[1]>, object]>([
  [
    'a photo as it was read',
    [received({ via: 'camera', original, read: {} }), entry('claimed', { version: 1 })],
    {},
    { line: `Camera, ${moment}, unchanged since`, ...noSigns },
  ],
  [
    'one corrected before it was saved',
    [received({ via: 'file', original, read: { amount: '21.00', category: 'food' } })],
    {},
    {
      line: `Chosen file, ${moment}`,
      changes: 'Changed after reading: amount 21.00 -> 12.00',
      signs: [],
    },
  ],
  [
    'one changed twice, and back in part',
    [
      received({ via: 'typed' }),
      change('amount', '12.00', '21.00'),
      change('vendor', 'Linde', 'Eiche'),
      change('vendor', 'Eiche', 'Linde'),
      change('notes', '', 'With the client'),
    ],
    {},
    {
      line: `Entered by hand, ${moment}`,
      changes: 'Changed since: amount 12.00 -> 21.00, notes',
      signs: [],
    },
  ],
  [
    'one from before its record',
    [entry('begun', { values })],
    {},
    { line: `Record kept since ${moment}, unchanged since`, ...noSigns },
  ],
  [
    'a generated picture, old, with wrong figures',
    [
      received({
        via: 'mail',
        original: { ...original, generated: 'c2pa', takenAt: '2026-10-10 23:59' },
      }),
    ],
    { isWrongTax: true, vatNumber: 'DE 136 695 977' },
    {
      line: `Email, ${moment}, unchanged since`,
      changes: null,
      signs: [
        'The picture is marked as AI-generated (C2PA)',
        'The photo was taken more than 30 days before the trip',
        'The tax lines do not add up to the amount',
        'The check digits of the VAT number are wrong',
      ],
    },
  ],
  [
    'a photo just young enough, with a right number',
    [received({ via: 'document', original: { ...original, takenAt: '2026-10-11 00:00' } })],
    { vatNumber: 'DE136695976' },
    { line: `Document, ${moment}, unchanged since`, ...noSigns },
  ],
])('the origin of %s', (_name, entries, other, words) => {
  expect(describeOrigin(findOrigin(entries, { ...facts, ...other }))).toEqual(words)
})

test('nothing is said without a record, and of a number in no known form', () => {
  expect(describeOrigin(findOrigin([], facts))).toBeNull()
  expect(isWrongVatNumber('XX123')).toBe(false)
  expect(isWrongVatNumber('DE12345')).toBe(false)
})

function received(data: JsonObject) {
  return entry('received', { values, ...data })
}

function entry(kind: string, data: JsonObject): RecordEntry {
  return { subject: 'receipt:1', seq: 1, at, kind, data, nonce: '', prev: '' }
}
