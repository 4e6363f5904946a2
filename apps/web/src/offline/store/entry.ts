import type { DocumentKind, DocumentProblem } from '@quittance/contract/document-rules'
import type { ErrorCode } from '@quittance/contract/errors'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Currency } from '@quittance/contract/money'
import type { ReadField } from '@quittance/contract/read-fields'
import type { PrintedMoney, Receipt } from '@quittance/contract/receipt'
import type { Payer, ReceiptDetails } from '@quittance/contract/receipt-details'

/** One line of a receipt's tax table as typed; empty fields stay empty. */
export type TaxLineText = { rate: string; net: string; tax: string }

export type TaxText = { lines: readonly TaxLineText[]; vatNumber: string }

/** An item as typed: the price is that of the whole line. */
export type ItemText = { name: string; quantity: string; price: string }

export type DetailsText = Omit<ReceiptDetails, 'guests'> & { guests: string }

export type FactsText = {
  /** What the card was charged, in the trip's currency. */
  cardAmount: string
  /** The printed amount in a currency that cannot be chosen. */
  printed: PrintedMoney | null
  tax: TaxText
  items: readonly ItemText[]
  paidBy: Payer
  details: DetailsText
}

export type EntryForm = Pick<Receipt, 'vendor' | 'date' | 'amount' | 'category'> & {
  /** Empty until chosen, for a receipt in a currency that is not offered. */
  currency: Currency | ''
  notes: string
} & FactsText

/** As stored on the device: an earlier version of the app had no facts, or fewer. */
type StoredForm = Omit<EntryForm, keyof FactsText> & Partial<FactsText>

export type EntryField = keyof EntryForm

/**
 * - `checking`: waiting for review
 * - `sending`: reviewed; being sent, or waiting for a connection
 * - `refused`: the server refused it, and `problem` says why
 */
export type EntryState = 'checking' | 'sending' | 'refused'

/** `manual` has no photo or document. */
export type EntrySource = 'camera' | 'upload' | 'shared' | 'import' | 'mail' | 'manual'

export type ReadPlace = 'here' | 'server'

export type EntryPhoto = {
  name: string
  type: string
  size: number
  sha256: string
  /** By the EXIF data of a JPEG, which a reduced one lacks. */
  takenAt?: string
}

/** A receipt that exists only on this device until the server has saved its `id`. */
export type Entry = {
  /** A UUID, by which the server saves it once however often it is sent. */
  id: string
  userId: number
  /** Null for a photo that was shared to the app and has no trip yet. */
  tripId: number | null
  state: EntryState
  source: EntrySource
  createdAt: number
  /** Null for a manual receipt; the bytes are stored separately, so that listing entries is cheap. */
  photo: EntryPhoto | null
  /** Set if `photo` is a document. An earlier version only had photos. */
  document?: EntryDocument | null
  /** Whether its bytes are on the server, under `uploadId`: emails, and parts of a split document. */
  isRemote?: boolean
  /** Whether this device has a preview, if its bytes cannot be displayed or are not here. */
  hasPreview?: boolean
  /** Whether the user wants the original sent, whatever its size. */
  sendsOriginal: boolean
  /** Null until something was typed or read. */
  form: StoredForm | null
  /** Fields the user typed, which no reading changes. */
  edited: readonly EntryField[]
  /** Fields typed before the photo was retaken. */
  typedBefore?: readonly EntryField[]
  /** Fields the user has reviewed since the reading. */
  lookedAt: readonly EntryField[]
  reading: ExtractedReceipt | null
  /** Where it was read; missing in entries of an earlier version, which had one place only. */
  readAt?: ReadPlace
  /** Much of it is in a script that this device cannot read: it is read again where that is possible. */
  lacksAsian?: boolean
  /**
   * Why it could not be read, as a message for the user; if not final it is retried, but not on
   * this device if `isTriedHere`. `isWaiting`: only this device may read it, and cannot yet; a
   * document waits for a network. `isUnanswered`: there was no network, or no server. `refusal`:
   * the document itself was refused.
   */
  readingProblem: {
    message: string
    isFinal: boolean
    isTriedHere?: boolean
    isWaiting?: boolean
    isUnanswered?: boolean
    refusal?: DocumentProblem
  } | null
  /** Low-confidence fields saved without review. */
  unconfirmed: readonly ReadField[]
  /** The server's id of the photo, if it was sent to be read. */
  uploadId: string | null
  /** Whether it was sent and the response was lost: it may already be saved. */
  isPerhapsSaved: boolean
  /** Saved, with nothing left to send: shown from here until the cached lists have it. */
  isSent?: boolean
  /** The cached lists and totals have the server's copy, so this one is hidden. */
  isListed?: boolean
  /** Why the server refused it, or could not save it so far. */
  problem: { code: ErrorCode | null; message: string; refusal?: DocumentProblem } | null
}

/** A document instead of a photo, or some pages of one. */
export type EntryDocument = {
  kind: DocumentKind
  /** How many pages this receipt has; known once it is read. */
  pages: number | null
  /** The document's page it starts at; 1 unless it is part of a split one. */
  firstPage?: number
  sizes?: readonly { width: number; height: number }[]
  /** The names of files enclosed with its e-invoice that have no pages. */
  enclosed?: readonly string[]
}

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

/** Whether it, or what was typed into it, exists only on this device: uploads come back from the server. */
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
  /** A picture of a document's first page, or of a photo on the server, for use offline. */
  preview?: { bytes: ArrayBuffer; type: string }
  /** The reduced photo as it is sent. */
  sent?: { bytes: ArrayBuffer; type: string }
}
