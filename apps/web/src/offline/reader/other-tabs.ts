import type { FileSet } from '@quittance/receipt-reader/runtime/browser/manifest'
import type { DownloadSize, IncompleteReason } from './reader-state.ts'

export type ReaderMessage =
  /** Something has changed: check again. */
  | {
      kind: 'changed'
      version: string | undefined
      gaps: Partial<Record<FileSet, IncompleteReason>>
    }
  /** Tabs may run two versions of the app. */
  | { kind: 'loading'; version: string; amount: DownloadSize; set: FileSet }
  /** Asks the downloading tab to stop. */
  | { kind: 'stop' }

const name = 'quittance-reader'

let channel: BroadcastChannel | undefined

export function broadcastToTabs(message: ReaderMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  open()?.postMessage(message)
}

export function onReaderMessage(listener: (message: ReaderMessage) => void): () => void {
  const opened = open()
  const hear = ({ data }: MessageEvent<ReaderMessage>) => listener(data)
  opened?.addEventListener('message', hear)
  return () => opened?.removeEventListener('message', hear)
}

/** Runs in one tab at a time; undefined if another holds the lock. */
export async function withTabLock<Result>(
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  // An old browser has no locks: two tabs then download the same chunks, which does no harm.
  if (!navigator.locks) return work()
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? work() : Promise.resolve(undefined),
  )
}

/** Runs when no tab holds the lock any more. */
export async function afterOtherTabs<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  return navigator.locks.request(name, () => work())
}

function open() {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(name)
  return channel
}
