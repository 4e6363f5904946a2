import type { FileSet } from '@quittance/receipt-reader/runtime/browser/manifest'
import type { Amount, Gap } from './reader-state.ts'

/** What tabs tell each other of the reader. */
export type News =
  /** Something is not as it was: look again. */
  | { kind: 'changed'; version: string | undefined; gaps: Partial<Record<FileSet, Gap>> }
  /** Tabs may be of two versions of the app, each with its own. */
  | { kind: 'loading'; version: string; amount: Amount; set: FileSet }
  /** Whoever downloads is asked to stop. */
  | { kind: 'stop' }

const name = 'quittance-reader'

let channel: BroadcastChannel | undefined

export function tellTabs(news: News): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  open()?.postMessage(news)
}

/** Returns what ends the listening. */
export function onNews(listener: (news: News) => void): () => void {
  const opened = open()
  const hear = ({ data }: MessageEvent<News>) => listener(data)
  opened?.addEventListener('message', hear)
  return () => opened?.removeEventListener('message', hear)
}

/** One tab at a time; undefined where another is at it. */
export async function asOnlyTab<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
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
