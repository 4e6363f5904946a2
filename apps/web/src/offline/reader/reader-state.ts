import type { ReaderSetting } from '#offline/store/reader-setting.ts'
import { createStore } from '#ui/create-store.ts'

export type IncompleteReason =
  /** The user stopped it, or the page was closed. */
  | 'stopped'
  | 'network'
  /** A hash check failed. */
  | 'damaged'
  /** The device has no room for it. */
  | 'full'
  /** The browser has deleted it. */
  | 'cleared'
  /** An older version of the app had it. */
  | 'update'

/** Bytes on this device and in total; `toSend`: the missing bytes as transferred. */
export type DownloadSize = { done: number; total: number; toSend: number }

export type Transfer =
  | ({ kind: 'loading' } & DownloadSize)
  | ({ kind: 'broken'; why: IncompleteReason } & DownloadSize)

export type ReaderState =
  | { kind: 'unknown' }
  /** This browser cannot; `why` is for the user. */
  | ({ kind: 'impossible'; why: string } & Choice)
  /** `isToOffer`: the user would benefit, and was never asked. */
  | { kind: 'off'; isToOffer: boolean }
  | (Transfer & Choice)
  /** Everything is downloaded; with `weakness` it is still not used. */
  | ({
      kind: 'ready'
      bytes: number
      /** The Japanese and Chinese files are downloaded too; `asian` shows their progress. */
      hasAsian: boolean
      asian: Transfer | null
      weakness: ReaderSetting['weakness']
    } & Choice)

/** Photos are never sent for reading, even if this device cannot read them now. */
type Choice = { isAlwaysHere: boolean }

export const readerState = createStore<ReaderState>({ kind: 'unknown' })

export function isDeviceOnly(state: ReaderState = readerState.get()): boolean {
  return 'isAlwaysHere' in state && state.isAlwaysHere
}
