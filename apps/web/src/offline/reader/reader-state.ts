import type { ReaderSetting } from '#offline/store/reader-setting.ts'
import { createStore } from '#ui/create-store.ts'

/** Why not everything is here that is wanted here. */
export type IncompleteReason =
  /** The user has stopped it, or the page was closed meanwhile. */
  | 'stopped'
  | 'network'
  /** What came is not what was sent. */
  | 'damaged'
  /** The device has no room for it. */
  | 'full'
  /** It was here; the browser has cleared it. */
  | 'cleared'
  /** It was here for an older version of the app. */
  | 'update'

/** How much is here of what is wanted, in bytes; `toSend`: of what is not here, as the network carries it. */
export type DownloadSize = { done: number; total: number; toSend: number }

export type Transfer =
  | ({ kind: 'loading' } & DownloadSize)
  | ({ kind: 'broken'; why: IncompleteReason } & DownloadSize)

/** What this device can do about reading, and where it stands. */
export type ReaderState =
  /** Not known yet. */
  | { kind: 'unknown' }
  /** This browser cannot; `why` says so to the user. */
  | ({ kind: 'impossible'; why: string } & Choice)
  /** `isToOffer`: its user has use for it, and was never asked. */
  | { kind: 'off'; isToOffer: boolean }
  | (Transfer & Choice)
  /** Everything is here; with `weakness` nothing is read here all the same. */
  | ({
      kind: 'ready'
      bytes: number
      /** What reads Japanese and Chinese is here as well; on its way, or stuck there, as `asian` says. */
      hasAsian: boolean
      asian: Transfer | null
      weakness: ReaderSetting['weakness']
    } & Choice)

/** No photo is to be sent to be read, whether it can be read here now or not. */
type Choice = { isAlwaysHere: boolean }

export const readerState = createStore<ReaderState>({ kind: 'unknown' })

/** Whether photos are for this device alone to read, as far as it is known. */
export function isDeviceOnly(state: ReaderState = readerState.get()): boolean {
  return 'isAlwaysHere' in state && state.isAlwaysHere
}
