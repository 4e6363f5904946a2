import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { expect, test } from 'vitest'
import { nameOfDocument } from './document-notes.ts'
import { notesAbout, photoWarning } from './review-notes.ts'

const cafe = { vendor: 'Cafe Nero', date: '2025-01-05', amount: '4.20', currency: 'GBP' } as const
const saved = { same: 'values', other: cafe, isSaved: true } as const
const reading = { ...cafe, paper: 'one' } as unknown as ExtractedReceipt

type Known = Parameters<typeof notesAbout>[0]

const fresh = {
  tripId: 9,
  state: 'checking',
  reading: null,
  readingProblem: null,
  problem: null,
} as const

const asian = { megabytes: 4, part: null, canLoad: false, isHere: false, isForServer: true }

function notes(entry: Partial<Known['entry']>, known: Partial<Omit<Known, 'entry'>> = {}) {
  const more = { isAtWork: false, duplicate: null, doubtful: [], asian, ...known }
  return notesAbout({ entry: { ...fresh, ...entry }, ...more })
}

const words = (...known: Parameters<typeof notes>) => notes(...known).map((note) => note.words)

test('a photo that is being read, and one that was, without the server or with it', () => {
  expect(words({})).toEqual(['Processing receipt with AI...'])
  expect(words({ reading })).toEqual(['Read from the photo'])
  expect(words({ reading, readAt: 'server' })).toEqual(['Read from the photo'])
  expect(words({ reading, readAt: 'here' })).toEqual(['Read on this phone'])
})

test('letters that this phone does not know are offered, loaded, and read again', () => {
  const entry = { reading, readAt: 'here', lacksAsian: true } as const
  const offer = { ...asian, canLoad: true }
  expect(notes(entry, { asian: offer })).toEqual([
    {
      kind: 'letters',
      words: 'Japanese and Chinese need 4 MB more',
      detail: 'This phone cannot read some characters.',
    },
  ])
  expect(notes(entry)[0]?.detail).toBe('Our server reads it when you are back online.')
  expect(notes(entry, { asian: { ...asian, isForServer: false } })[0]?.detail).toBe(
    'Download them in Settings when you are online.',
  )
  expect(words(entry, { asian: { ...asian, isHere: true } })).toEqual([
    'Japanese and Chinese are ready',
  ])
  expect(words(entry, { asian: { ...offer, part: 0.4 } })).toEqual(['Loading Japanese and Chinese'])
  const unlike = { ...entry, reading: { ...reading, paper: 'none' as const } }
  expect(words(unlike, { asian: offer })).toEqual(['Japanese and Chinese need 4 MB more'])
  expect(words(entry, { isAtWork: true })).toEqual(['Processing receipt with AI...'])
  expect(words({ ...entry, state: 'sending' })).toEqual(['Read on this phone'])
})

test('what was hard to read is named', () => {
  expect(words({ reading }, { doubtful: ['amount', 'date'] })).toEqual([
    'Please check: amount and date',
  ])
  const missing = 'Printed 273.40 CHF, enter EUR'
  expect(words({ reading }, { doubtful: ['date'], missing })).toEqual([
    'Amount: printed 273.40 CHF, enter EUR. Please check: date',
  ])
})

test('why a photo was not read, until it is tried again', () => {
  const readingProblem = { message: 'Reading took too long.', isFinal: false }
  expect(notes({ readingProblem })).toEqual([
    expect.objectContaining({ kind: 'unread', words: 'Reading took too long.' }),
  ])
  expect(words({ readingProblem }, { isAtWork: true })).toEqual(['Processing receipt with AI...'])
  expect(words({ readingProblem, reading })).toEqual(['Read from the photo'])
})

test('one that waits for the reader on this phone says where to go', () => {
  const message = 'Waiting for an update of the reader on this phone'
  const readingProblem = { message, isFinal: false, isWaiting: true }
  expect(notes({ readingProblem })).toEqual([
    {
      kind: 'unread',
      words: message,
      detail: 'Photos are not sent to be read. See Settings, or fill in the fields yourself.',
    },
  ])
})

test('names the receipt that has the same values', () => {
  expect(notes({ reading }, { duplicate: saved })).toEqual([
    {
      kind: 'duplicate',
      words: 'Same vendor, date and amount as a receipt in this trip',
      detail: 'Cafe Nero · Jan 5, 2025 · 4.20 GBP. Save it only if it is another purchase.',
    },
  ])
})

test.each([
  ['picture', null, 'Photo of the same paper as a receipt in Rome'],
  [
    'number',
    '2025-02-03T10:00:00Z',
    'Same vendor and number as a receipt in Rome, sent Feb 3, 2025',
  ],
] as const)('one in another trip, found by the server: %s', (same, sentAt, said) => {
  const twin = { ...saved.other, id: 3, key: '3', tripId: 8, tripName: 'Rome', sentAt, same }
  const duplicate = { same, other: twin, isSaved: true, twin }
  expect(words({ reading }, { duplicate })).toEqual([said])
})

test('a photo or document that is not read yet has no name', () => {
  const duplicate = { same: 'file', other: null, isSaved: false } as const
  expect(notes({}, { duplicate })[0]).toEqual({
    kind: 'duplicate',
    words: 'Same photo as one that waits on this phone',
    detail: 'Save it only if it is another purchase.',
  })
  const [first] = notes({ document: { kind: 'pdf', pages: 3 } }, { duplicate })
  expect(first?.words).toBe('Same file as one that waits on this phone')
})

test('what the server refused comes first, and nothing else is kept back', () => {
  const problem = { code: null, message: 'Amount must be more than 0' }
  const kinds = notes(
    { state: 'refused', problem, reading: { ...reading, paper: 'cut' } },
    { duplicate: saved, doubtful: ['date'] },
  ).map(({ kind }) => kind)
  expect(kinds).toEqual(['refused', 'duplicate', 'photo', 'doubt'])
})

test('a trip that takes no more is asked about elsewhere, and what is typed and sent needs no words', () => {
  const problem = { code: 'WRONG_STATE', message: 'This trip is finalized.' } as const
  expect(words({ state: 'refused', problem })).toEqual([])
  expect(words({ state: 'sending' })).toEqual([])
})

const pdf = { kind: 'pdf', pages: 3 } as const

test.each([
  ['e-invoice', 'pdf', undefined, 'From the e-invoice'],
  ['e-invoice', 'xml', 'other', 'From the e-invoice'],
  ['e-invoice', 'pdf', 'xrechnung', 'From the e-invoice · XRechnung'],
  ['e-invoice', 'pdf', 'en16931', 'From the e-invoice · EN 16931'],
  ['text', 'pdf', undefined, 'Read from the PDF’s text'],
  ['text', 'mail', undefined, 'Read from the email’s text'],
  ['picture', 'pdf', undefined, 'Read from the document'],
  ['picture', 'heic', undefined, 'Read from the photo'],
  [undefined, 'tiff', undefined, 'Read from the document'],
] as const)(
  'read from the %s of a %s of profile %s: %s',
  (readFrom, kind, invoiceProfile, said) => {
    const read = { ...reading, readFrom, invoiceProfile } as ExtractedReceipt
    expect(words({ document: { kind, pages: 1 }, reading: read })).toEqual([said])
  },
)

test('an e-invoice is named whatever else there is to say', () => {
  const entry = { document: pdf, reading: { ...reading, readFrom: 'e-invoice' as const } }
  expect(words(entry, { doubtful: ['amount'] })).toEqual([
    'Please check: amount',
    'From the e-invoice',
  ])
})

test('remarks come in words, and pages like several receipts with how many', () => {
  const remarks: ExtractedReceipt['remarks'] = [
    'several',
    'sums-disagree',
    'not-like-page',
    'broken-invoice',
    'credit-note',
  ]
  const groups: ExtractedReceipt['groups'] = [
    [1, 1],
    [2, 3],
  ]
  expect(notes({ document: pdf, reading: { ...reading, remarks, groups } })).toEqual([
    { kind: 'several', words: 'These pages look like 2 receipts.' },
    { kind: 'check', words: 'The totals of this e-invoice do not add up. Please check.' },
    {
      kind: 'check',
      words: 'The e-invoice total differs from the page. Please check.',
    },
    {
      kind: 'remark',
      words: 'The e-invoice in this document could not be read; the page was read instead.',
    },
    { kind: 'remark', words: 'This is a credit note.' },
  ])
})

test('a document that is not taken says why under its own title', () => {
  const message =
    'This PDF is protected by a password. Please print it to a new PDF and import that.'
  const readingProblem = { message, isFinal: true, refusal: 'password' as const }
  expect(notes({ document: pdf, readingProblem })).toEqual([
    { kind: 'unread', words: 'PDF Is Locked', detail: message },
  ])
  const problem = { code: 'DOCUMENT_REFUSED', message, refusal: 'password' } as const
  expect(notes({ state: 'refused', document: pdf, problem })[0]).toEqual({
    kind: 'refused',
    words: 'PDF Is Locked',
    detail: message,
  })
})

test('a document that waits for a network does not speak of the reader on this phone', () => {
  const message = 'Read when you are online'
  const waits = { message, isFinal: false, isWaiting: true }
  expect(notes({ document: pdf, readingProblem: waits })).toEqual([
    {
      kind: 'unread',
      words: message,
      detail: 'The document is safe. You can fill in the fields yourself.',
    },
  ])
  const failed = { message: 'Reading took too long.', isFinal: false }
  expect(notes({ document: pdf, readingProblem: failed })[0]?.detail).toMatch(/document is safe/)
})

test('Truth 21: an e-invoice names the enclosures that have no pages', () => {
  const photo = { name: 'bill.xml', type: 'application/xml', size: 9, sha256: '' }
  const document = { kind: 'xml', pages: 3, enclosed: ['km.csv', 'hours.xlsx'] } as const
  expect(nameOfDocument({ document, photo })).toBe(
    'bill.xml · E-invoice, 3 pages · enclosed: km.csv, hours.xlsx',
  )
  expect(nameOfDocument({ document: { kind: 'xml', pages: 1 }, photo })).toBe(
    'bill.xml · E-invoice, 1 page',
  )
})

const kiosk = { vendor: 'Kiosk', date: '2026-03-12', amount: '3.20' }
const nothing = { vendor: '', date: '', amount: '' }

test('one receipt that was read needs no words, also as an earlier version kept it', () => {
  expect(photoWarning({ ...kiosk, paper: 'one' })).toBeUndefined()
  expect(photoWarning(kiosk)).toBeUndefined()
})

test('what cannot be one receipt is said, with what to do', () => {
  expect(photoWarning({ ...kiosk, paper: 'several' })).toMatch(/two receipts.*each one separately/)
  expect(photoWarning({ ...kiosk, paper: 'cut' })).toMatch(/missing.*photograph all of it/)
  expect(photoWarning({ ...nothing, paper: 'none' })).toMatch(
    /not look like a receipt.*another photo/,
  )
})

test('an unreadable receipt has to be typed', () => {
  expect(photoWarning({ ...nothing, paper: 'one' })).toMatch(/Please fill in the fields/)
  expect(photoWarning(nothing)).toMatch(/Please fill in the fields/)
})

test('a document is not to be photographed again', () => {
  expect(photoWarning({ ...kiosk, paper: 'several' }, 'document')).toBeUndefined()
  expect(photoWarning({ ...kiosk, paper: 'cut' }, 'document')).toMatch(/missing.*check every field/)
  expect(photoWarning({ ...nothing, paper: 'none' }, 'document')).toMatch(/another document/)
  expect(photoWarning(nothing, 'document')).toMatch(/from this document/)
})
