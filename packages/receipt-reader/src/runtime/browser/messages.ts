import type { ReadingContext, ReceiptReading } from '#receipt-reading.ts'

/** The files that a phone reads with. */
export type ReaderFiles = {
  relaxed: ArrayBuffer
  plain: ArrayBuffer
  detector: ArrayBuffer
  recognizer: ArrayBuffer
  alphabet: ArrayBuffer
  chooser: ArrayBuffer
}

/** What reads Japanese and Chinese; few receipts need it. */
export type AsianFiles = { recognizer: ArrayBuffer; alphabet: ArrayBuffer }

/** Where the files are kept. */
export type KeptPlace = { cache: string; manifest: string }

/** The first message. `lock`, if given, is held for the worker's lifetime. */
export type WorkerStart = KeptPlace & { lock?: string }

/** Every other message. */
export type ReadJob = { photo: Blob; context: ReadingContext }

/** `lacksAsian`: much of the print is in letters that the files at hand do not know. */
export type PhoneReading = { reading: ReceiptReading; lacksAsian: boolean }

/**
 * Whose fault it is that nothing was read: the files on this device cannot be read with, the photo is no photo or one
 * that the reader stumbles over, the browser hides the pixels of all photos, or the worker came to its end, of memory
 * for the most part.
 */
export type Fault = 'files' | 'photo' | 'pixels' | 'worker'

export type WorkerReply =
  /** The lock is held. */
  | { kind: 'alive' }
  | { kind: 'ready' }
  | { kind: 'read'; output: PhoneReading; memory: number }
  | { kind: 'failed'; message: string; fault: Fault; memory: number }
