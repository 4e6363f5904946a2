import type { Entry } from '#offline/store/entry.ts'
import type { Work } from './entry-list.ts'

export { isOnlyHere } from '#offline/store/entry.ts'

export type Mark = { words: string; tone: 'waiting' | 'neutral' | 'primary' }

/** Whether an entry waits for its owner, rather than for a network. */
export function isToCheck({ state }: Pick<Entry, 'state'>): boolean {
  return state !== 'sending'
}

/** One word on where a receipt is that the server does not have yet. */
export function markOf({ state }: Pick<Entry, 'state'>, work: Work | null): Mark {
  if (work?.doing === 'sending') {
    return { words: `Sending ${Math.round(work.part * 100)} %`, tone: 'primary' }
  }
  if (state === 'sending') return { words: 'On this phone', tone: 'neutral' }
  if (work?.doing === 'reading') return { words: 'Being read', tone: 'primary' }
  return { words: 'Needs your look', tone: 'waiting' }
}
