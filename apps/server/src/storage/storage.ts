import type { Readable } from 'node:stream'

export type StoredContent = Buffer | { path: string }

export type StoredObject = { key: string; modifiedAt: Date }

/** Where files are stored. We create the keys, never a user, and never reuse them. */
export type Storage = {
  put(key: string, content: StoredContent, contentType: string): Promise<void>
  /** Rejects with NotStoredError if the key does not exist. */
  read(key: string): Promise<Readable>
  /** Reads the whole file into its own buffer: half the CPU time of reading the stream. */
  readWhole(key: string, signal?: AbortSignal): Promise<Buffer<ArrayBuffer>>
  /** Rejects, as reading does, if the store is unreachable. */
  has(key: string): Promise<boolean>
  /** Does not fail for a missing file. */
  remove(key: string): Promise<void>
  /** In pages and in no particular order, including what an interrupted `put` left behind. */
  list(): AsyncIterable<StoredObject[]>
}

export class NotStoredError extends Error {
  override name = 'NotStoredError'
}
