import type { Readable } from 'node:stream'

/** What to store: bytes in memory, or a file to copy. */
export type StoredContent = Buffer | { path: string }

export type StoredObject = { key: string; modifiedAt: Date }

/** Where images live. Keys are made by us, never by a user, and never used twice. */
export type Storage = {
  put(key: string, content: StoredContent, contentType: string): Promise<void>
  /** Rejects with NotStoredError when there is nothing under the key. */
  read(key: string): Promise<Readable>
  /** The same at once, in memory of its own: half the processor time of reading a stream to its end. */
  readWhole(key: string, signal?: AbortSignal): Promise<Buffer<ArrayBuffer>>
  /** Rejects, as reading does, when the store itself cannot be asked. */
  has(key: string): Promise<boolean>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** Everything stored, a page at a time, in no particular order, also what an interrupted `put` left behind. */
  list(): AsyncIterable<StoredObject[]>
}

export class NotStoredError extends Error {
  override name = 'NotStoredError'
}
