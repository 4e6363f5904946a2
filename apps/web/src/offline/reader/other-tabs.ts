import type { FileSet } from '@quittance/receipt-reader/runtime/browser/manifest'
import type { DownloadSize, IncompleteReason } from './reader-state.ts'

/** What tabs tell each other of the reader. */
export type ReaderMessage =
  /** Something is not as it was: look again. */
  | {
      kind: 'changed'
      version: string | undefined
      gaps: Partial<Record<FileSet, IncompleteReason>>
    }
  /** Tabs may be of two versions of the app, each with its own. */
  | { kind: 'loading'; version: string; amount: DownloadSize; set: FileSet }
  /** Whoever downloads is asked to stop. */
  | { kind: 'stop' }

const name = 'quittance-reader'

let channel: BroadcastChannel | undefined

export function broadcastToTabs(news: ReaderMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  open()?.postMessage(news)
}

/** Returns what ends the listening. */
export function onReaderMessage(listener: (news: ReaderMessage) => void): () => void {
  const opened = open()
  const hear = ({ data }: MessageEvent<ReaderMessage>) => listener(data)
  opened?.addEventListener('message', hear)
  return () => opened?.removeEventListener('message', hear)
}

/** One tab at a time; undefined where another is at it. */
export async function withTabLock<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // An old browser has no locks: two tabs then fetch the same pieces, and keep them once.
  if (!navigator.locks) return work()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve(undefined),
  )
}

/** When no tab is at it any more. */
export async function afterOtherTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  return navigator.locks.request(name, () => work())
}

function open() {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(name)
  return channel
}
