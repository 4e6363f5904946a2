import type { ExtractedReceipt, Paper } from '@quittance/contract/extracted-receipt'
import { formatAmount } from '@quittance/contract/money'
import { formatDate } from '#lib/format/dates.ts'
import { nounFor } from '#lib/format/document-words.ts'
import { describePlace, describeSameness } from '#lib/format/twin-words.ts'
import type { Entry, EntryField } from '#offline/entries/entry-list.ts'
import { wasDeleted } from '#offline/entries/entry-status.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { describeSource, noteOfRefusal, notesOfDocument } from './document-notes.ts'
import type { Duplicate } from './duplicates.ts'
import type { ReviewNote } from './review-note.ts'
import { isBeingRead, needsTrip } from './save-state.ts'

/** What this phone needs to read Japanese and Chinese. */
export type AsianOffer = {
  megabytes: number
  /** From 0 to 1 while downloading, else null. */
  part: number | null
  canLoad: boolean
  isHere: boolean
  /** The server may be asked to read instead. */
  isForServer: boolean
}

type Known = {
  entry: Pick<
    Entry,
    | 'tripId'
    | 'state'
    | 'document'
    | 'reading'
    | 'readAt'
    | 'lacksAsian'
    | 'readingProblem'
    | 'problem'
    | 'typedBefore'
  >
  /** Whether it is being read or sent right now. */
  isAtWork: boolean
  duplicate: Duplicate | null
  /** The labels of low-confidence fields. */
  doubtful: readonly string[]
  /** Why the amount is empty, such as `Printed 273.40 CHF, enter EUR`. */
  missing?: string | undefined
  asian: AsianOffer
}

const nameOfField: Record<EntryField, string> = {
  vendor: 'vendor',
  date: 'date',
  amount: 'amount',
  currency: 'currency',
  category: 'category',
  notes: 'notes',
  cardAmount: 'card amount',
  printed: 'printed amount',
  tax: 'tax',
  items: 'items',
  paidBy: 'who paid',
  details: 'details',
}

/** Notes about a receipt, the most important first. */
export function notesAbout(known: Known): ReviewNote[] {
  const { entry, isAtWork, duplicate, doubtful, missing, asian } = known
  const { document, reading, readingProblem, problem } = entry
  const noun = nounFor(document)
  const notes: ReviewNote[] = []
  if (problem && !needsTrip(entry) && !wasDeleted(entry)) {
    notes.push({ kind: 'refused', words: problem.message, ...noteOfRefusal(problem) })
  }
  if (!reading && readingProblem && !isAtWork) notes.push(aboutUnread(readingProblem, document))
  if (duplicate) notes.push(aboutDuplicate(duplicate, document ? 'file' : 'photo', entry.tripId))
  if (document && reading) notes.push(...notesOfDocument(reading))
  const isHalfRead = entry.state === 'checking' && entry.lacksAsian
  // No verdict on an incomplete reading.
  const photo = reading && !isHalfRead && photoWarning(reading, noun)
  if (photo) notes.push({ kind: 'photo', words: photo })
  if (isBeingRead(entry, isAtWork)) {
    notes.push({ kind: 'reading', words: 'Processing receipt with AI...' })
  } else if (isHalfRead) {
    notes.push(aboutLetters(asian))
  }
  if (missing || doubtful.length > 0) {
    const list = new Intl.ListFormat('en-US').format(doubtful)
    const amount = missing && `Amount: ${missing[0]?.toLowerCase()}${missing.slice(1)}`
    const words = [amount, list && `Please check: ${list}`].filter(Boolean).join('. ')
    notes.push({ kind: 'doubt', words })
  }
  if (entry.typedBefore) notes.push(aboutTyped(entry.typedBefore))
  // Always mention an e-invoice: its values were not read but taken from data.
  if (reading && (notes.length === 0 || reading.readFrom === 'e-invoice')) {
    notes.push({ kind: 'read', words: aboutSource(reading, entry) })
  }
  return notes
}

function aboutTyped(fields: readonly EntryField[]): ReviewNote {
  const list = new Intl.ListFormat('en-US').format(fields.map((name) => nameOfField[name]))
  return { kind: 'remark', words: `Typed by you before the retake: ${list}` }
}

function aboutSource(reading: ExtractedReceipt, { document, readAt }: Known['entry']) {
  if (document) return describeSource(document.kind, reading)
  return readAt === 'here' ? `Read on this ${deviceNoun}` : 'Read from the photo'
}

function aboutUnread(
  problem: NonNullable<Entry['readingProblem']>,
  document: Entry['document'],
): ReviewNote {
  const { message: words, isWaiting, isUnanswered } = problem
  const refusal = noteOfRefusal(problem)
  if (refusal) return { kind: 'unread', ...refusal }
  if (document) {
    const detail = isWaiting
      ? 'The document is safe. You can fill in the fields yourself.'
      : 'The document is safe: try again, or fill in the fields yourself.'
    return { kind: 'unread', words, detail }
  }
  if (isUnanswered) {
    return {
      kind: 'unread',
      words,
      detail: 'The photo is safe. You can fill in the fields yourself.',
    }
  }
  const detail = isWaiting
    ? 'Photos are not sent to be read. See Settings, or fill in the fields yourself.'
    : 'The photo is safe: try again, or fill in the fields yourself.'
  return { kind: 'unread', words, detail }
}

/** Poor print looks the same to this phone, so make no claim about the receipt. */
function aboutLetters(asian: AsianOffer): ReviewNote {
  const { megabytes, part, isHere } = asian
  if (isHere) {
    const detail = 'This photo is read again.'
    return { kind: 'letters', words: 'Japanese and Chinese are ready', detail }
  }
  if (part !== null) {
    const detail = 'This photo is then read again.'
    return { kind: 'letters', words: 'Loading Japanese and Chinese', detail }
  }
  return {
    kind: 'letters',
    words: `Japanese and Chinese need ${megabytes} MB more`,
    detail: withoutLetters(asian),
  }
}

function withoutLetters({ canLoad, isForServer }: AsianOffer) {
  if (canLoad) return `This ${deviceNoun} cannot read some characters.`
  return isForServer
    ? 'Our server reads it when you are back online.'
    : 'Download them in Settings when you are online.'
}

function aboutDuplicate(
  duplicate: Duplicate,
  noun: 'photo' | 'file',
  tripId: number | null,
): ReviewNote {
  const { same, other, isSaved, twin } = duplicate
  const place = twin ? describePlace(twin, tripId) : 'this trip'
  const where = isSaved ? `a receipt in ${place}` : `one that waits on this ${deviceNoun}`
  const sum = other && `${formatAmount(other.amount, other.currency)} ${other.currency}`
  const name = other ? `${[other.vendor, formatDate(other.date), sum].join(' · ')}. ` : ''
  return {
    kind: 'duplicate',
    words: `${describeSameness(same, noun)} as ${where}`,
    detail: `${name}Save it only if it is another purchase.`,
  }
}

const byPaper: Record<Paper, string | undefined> = {
  one: undefined,
  several: 'There seem to be two receipts in this photo. Please photograph each one separately.',
  cut: 'Part of the receipt seems to be missing. Please photograph all of it, or check every field.',
  none: 'This does not look like a receipt. Please take another photo, or fill in the fields.',
}

/** For several receipts in a document, its remarks say so. */
const byPaperOfDocument: Record<Paper, string | undefined> = {
  one: undefined,
  several: undefined,
  cut: 'Part of the receipt seems to be missing. Please check every field.',
  none: 'This does not look like a receipt. Please import another document, or fill in the fields.',
}

/** A warning if a photo is not exactly one receipt, or nothing could be read. */
export function photoWarning(
  reading: Pick<ExtractedReceipt, 'vendor' | 'date' | 'amount' | 'paper'>,
  noun: 'photo' | 'document' = 'photo',
): string | undefined {
  const words = (noun === 'photo' ? byPaper : byPaperOfDocument)[reading.paper ?? 'one']
  if (words || reading.vendor || reading.amount || reading.date) return words
  return `Nothing could be read from this ${noun}. Please fill in the fields.`
}
