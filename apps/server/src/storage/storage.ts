import type { Readable } from 'node:stream'

/** Where images live. Keys are made by us, never by a user. */
export type Storage = {
  put(key: string, content: Buffer | Readable): Promise<void>
  /** Rejects when there is nothing under the key. */
  read(key: string): Promise<Readable>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
}
