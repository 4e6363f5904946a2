import type { DocumentKind, DocumentProblem } from '@quittance/contract/document-rules'
import type { ErrorCode } from '@quittance/contract/errors'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Currency } from '@quittance/contract/money'
import type { ReadField } from '@quittance/contract/read-fields'
import type { PrintedMoney, Receipt } from '@quittance/contract/receipt'

/** One line of a receipt's tax table as typed; nothing is put in for what is left empty. */
export type TaxLineText = { rate: string; net: string; tax: string }

/** What a receipt says of taxes, as typed. */
export type TaxText = { lines: readonly TaxLineText[]; vatNumber: string }

/** One thing that was bought, as typed: the price is that of the whole line. */
export type ItemText = { name: string; quantity: string; price: string }

/** What is known of a receipt beside the fields that every receipt has, as typed. */
export type FactsText = {
  /** What the card was charged, in the trip's currency. */
  cardAmount: string
  /** What stands on the paper in a currency that cannot be chosen. */
  printed: PrintedMoney | null
  tax: TaxText
  items: readonly ItemText[]
}

/** What the form of an entry holds: all text, as typed. */
export type EntryForm = Pick<Receipt, 'vendor' | 'date' | 'amount' | 'category'> & {
  /** Empty for a receipt in a currency that cannot be chosen, until another is. */
  currency: Currency | ''
  notes: string
} & FactsText

/** As it lies on the device: an earlier version of the app kept no facts, or fewer. */
type KeptForm = Omit<EntryForm, keyof FactsText> & Partial<FactsText>

export type EntryField = keyof EntryForm

/**
 * - `checking`: waits for its owner's look
 * - `sending`: checked; on its way, or waiting for a connection
 * - `refused`: the server would not have it, and `problem` says why
 */
export type EntryState = 'checking' | 'sending' | 'refused'

/** Where a photo or document came from; `manual` has none. */
export type EntrySource = 'camera' | 'upload' | 'shared' | 'import' | 'mail' | 'manual'

/** Where a photo is read: on this device, or by the server. */
export type ReadPlace = 'here' | 'server'

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
  /** What `photo` is where it is none. An earlier version knew photos only. */
  document?: EntryDocument | null
  /** Whether its bytes lie at the server, under `uploadId`: mails, and parts of a document that was split. */
  isRemote?: boolean
  /** Whether a picture of it is on this device, where its own bytes are none that can be shown, or not here. */
  hasPreview?: boolean
  /** Whether its owner wants it sent as it was taken, whatever that weighs. */
  sendsOriginal: boolean
  /** Null until something was typed or read. */
  form: KeptForm | null
  /** What the user typed, which no reading changes. */
  edited: readonly EntryField[]
  /** What of it was typed before the photo was taken again. */
  typedBefore?: readonly EntryField[]
  /** What the user has looked at since it was read. */
  lookedAt: readonly EntryField[]
  reading: ExtractedReceipt | null
  /** Where that was; an earlier version of the app did not say, and knew one place only. */
  readAt?: ReadPlace
  /** Much of it is in letters that this device does not know: it is read again where they are known. */
  lacksAsian?: boolean
  /**
   * Why it could not be read, in words for the user; one that is not final is tried again by itself, but
   * not on this device where it `isTriedHere`. `isWaiting`: this device alone may read it, and cannot yet;
   * a document waits for a network. `isUnanswered`: there was no network, or no server. `refusal`: the document
   * itself is not taken.
   */
  readingProblem: {
    message: string
    isFinal: boolean
    isTriedHere?: boolean
    isWaiting?: boolean
    isUnanswered?: boolean
    refusal?: DocumentProblem
  } | null
  /** What was hard to read and is saved unseen. */
  unconfirmed: readonly ReadField[]
  /** By which the server knows the photo, where it was sent to be read. */
  uploadId: string | null
  /** Whether it was sent and the answer is not known: it may be saved already. */
  isPerhapsSaved: boolean
  /** The server has it, and nothing is left to send: it is shown from here until the lists kept here hold it. */
  isSent?: boolean
  /** The lists and sums kept here have the server's copy, so that this one is not shown beside it. */
  isListed?: boolean
  /** Why the server refused it, or could not take it so far. */
  problem: { code: ErrorCode | null; message: string; refusal?: DocumentProblem } | null
}

/** A document instead of a photo, or some pages of one. */
export type EntryDocument = {
  kind: DocumentKind
  /** How many are this receipt; known when it was read. */
  pages: number | null
  /** Which of the document's pages is its first; 1 unless it is a part of one that was split. */
  firstPage?: number
  /** Of the pictures of its pages, in pixels. */
  sizes?: readonly { width: number; height: number }[]
  /** The names of files enclosed with its e-invoice that have no pages. */
  enclosed?: readonly string[]
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

/** Whether it, or what was typed of it, would be lost without this device: what lies at the server comes again. */
export function isLocalOnly({
  isRemote,
  isSent,
  state,
  edited,
}: Pick<Entry, 'isRemote' | 'isSent' | 'state' | 'edited'>): boolean {
  return !isSent && (!isRemote || state !== 'checking' || edited.length > 0)
}

export type StoredPhoto = {
  id: string
  /** Bytes and not a Blob: Safari loses those. */
  bytes: ArrayBuffer
  type: string
  /** A picture of a document's first page, or of a photo that lies at the server, for a look without a network. */
  preview?: { bytes: ArrayBuffer; type: string }
  /** The same photo as it is sent, where it was made smaller for that. */
  sent?: { bytes: ArrayBuffer; type: string }
}
