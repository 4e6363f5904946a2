import type { ErrorCode } from '@quittance/contract/errors'
import type { Currency } from '@quittance/contract/money'
import type {
  ExtractedReceipt,
  PrintedMoney,
  ReadField,
  Receipt,
} from '@quittance/contract/receipts'

/** One line of a receipt's tax table as typed; nothing is put in for what is left empty. */
export type TaxLineText = { rate: string; net: string; tax: string }

/** What a receipt says of taxes, as typed. */
export type TaxText = { lines: readonly TaxLineText[]; vatNumber: string }

/** What is known of a receipt beside the fields that every receipt has, as typed. */
export type FactsText = {
  /** What the card was charged, in the trip's currency. */
  cardAmount: string
  /** What stands on the paper in a currency that cannot be chosen. */
  printed: PrintedMoney | null
  tax: TaxText
}

/** What the form of an entry holds: all text, as typed. */
export type EntryForm = Pick<Receipt, 'vendor' | 'date' | 'amount' | 'category'> & {
  /** Empty for a receipt in a currency that cannot be chosen, until another is. */
  currency: Currency | ''
  notes: string
} & FactsText

/** As it lies on the device: an earlier version of the app kept no facts. */
type KeptForm = Omit<EntryForm, keyof FactsText> & Partial<FactsText>

export type EntryField = keyof EntryForm

/**
 * - `checking`: waits for its owner's look
 * - `sending`: checked; on its way, or waiting for a connection
 * - `refused`: the server would not have it, and `problem` says why
 */
export type EntryState = 'checking' | 'sending' | 'refused'

/** Where a photo came from; `manual` has none. */
export type EntrySource = 'camera' | 'upload' | 'shared' | 'manual'

/** A receipt that is on this device, and on no other until the server has named its `id`. */
export type Entry = {
  /** A UUID, by which the server saves it once however often it is sent. */
  id: string
  userId: number
  /** Null for a photo that was shared to the app and has no trip yet. */
  tripId: number | null
  state: EntryState
  source: EntrySource
  createdAt: number
  /** Null for a receipt entered by hand; the bytes lie apart, so that a list of entries is small. */
  photo: { name: string; type: string; size: number; sha256: string } | null
  /** Whether its owner wants it sent as it was taken, whatever that weighs. */
  sendsOriginal: boolean
  /** Null until something was typed or read. */
  form: KeptForm | null
  /** What the user typed, which no reading changes. */
  edited: readonly EntryField[]
  /** What the user has looked at since it was read. */
  lookedAt: readonly EntryField[]
  reading: ExtractedReceipt | null
  /** Why it could not be read, in words for the user; one that is not final is tried again by itself. */
  readingProblem: { message: string; isFinal: boolean } | null
  /** What was hard to read and is saved unseen. */
  unconfirmed: readonly ReadField[]
  /** By which the server knows the photo, where it was sent to be read. */
  uploadId: string | null
  /** Whether it was sent and the answer is not known: it may be saved already. */
  isPerhapsSaved: boolean
  /** Why the server refused it, or could not take it so far. */
  problem: { code: ErrorCode | null; message: string } | null
}

/** An entry as it begins. */
export function newEntry(
  known: Pick<Entry, 'userId' | 'tripId' | 'source' | 'photo'> & Partial<Entry>,
): Entry {
  return {
    id: crypto.randomUUID(),
    state: 'checking',
    createdAt: Date.now(),
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
    ...known,
  }
}

export type StoredPhoto = {
  id: string
  /** Bytes and not a Blob: Safari loses those. */
  bytes: ArrayBuffer
  type: string
  /** The same photo as it is sent, where it was made smaller for that. */
  sent?: { bytes: ArrayBuffer; type: string }
}
