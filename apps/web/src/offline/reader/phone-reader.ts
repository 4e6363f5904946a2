import {
  ReadTimeoutError,
  UnreadableImageError,
  WorkerDiedError,
} from '@quittance/receipt-reader/pool/errors'
import type { ReadingContext } from '@quittance/receipt-reader/receipt-reading'
import { HiddenPixelsError } from '@quittance/receipt-reader/runtime/browser/hidden-pixels'
import type { ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import type { PhoneReading, ReadJob } from '@quittance/receipt-reader/runtime/browser/messages'
import { UnusableFilesError } from '@quittance/receipt-reader/runtime/browser/web-worker'
import { canStart, type PhonePool, startPool, timeLimitMs } from './phone-pool.ts'

/** Releases its memory after this long unused. */
const idleMs = { seen: 60_000, hidden: 30_000 }

/**
 * - `photo`: this photo cannot be read
 * - `hidden`: this browser hides a photo's pixels
 * - `files`: the downloaded files cannot be used
 * - `died`: its worker crashed twice
 * - `slow`: it exceeded the time limit
 * - `interrupted`: the page had to stop it; that says nothing about the photo or the phone
 */
export type Attempt =
  /** No duration if the page was hidden meanwhile: a sleeping phone is not slow. */
  | ({ kind: 'read'; seconds: number | null } & PhoneReading)
  | { kind: 'slow'; seconds: number }
  | { kind: 'photo' | 'files' | 'hidden' | 'died' | 'interrupted' }

const interrupted: Attempt = { kind: 'interrupted' }

export type PhoneReader = {
  /** Throws only if aborted. */
  read(photo: Blob, context: ReadingContext, signal?: AbortSignal): Promise<Attempt>
  /** For good: later reads are interrupted. */
  close(): void
}

type Session = {
  pool: Promise<PhonePool>
  /** Ends the pool and everything that watches the page for it. */
  ending: AbortController
}

export function createPhoneReader(version: ReaderVersion): PhoneReader {
  let session: Session | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let reading = 0
  let isClosed = false

  function open(): Session {
    const ending = new AbortController()
    const { signal } = ending
    addEventListener('pagehide', giveBack, { signal })
    document.addEventListener('visibilitychange', rest, { signal })
    return { ending, pool: startPool(version, signal) }
  }

  function giveBack() {
    clearTimeout(idle)
    session?.ending.abort()
    session = undefined
  }

  function rest() {
    clearTimeout(idle)
    if (reading > 0 || !session) return
    idle = setTimeout(giveBack, document.visibilityState === 'hidden' ? idleMs.hidden : idleMs.seen)
  }

  async function readOnce(job: ReadJob, signal: AbortSignal | undefined): Promise<Attempt> {
    if (isClosed) return interrupted
    session ??= open()
    const own = session
    const sight = watchVisibility()
    try {
      const output = await (await own.pool).run(job, signal)
      return { kind: 'read', ...output, seconds: sight.wasLost() ? null : output.seconds }
    } catch (error) {
      signal?.throwIfAborted()
      const attempt = own.ending.signal.aborted ? interrupted : attemptOf(error)
      const isAsleep = attempt.kind === 'slow' && sight.wasLost()
      // A session with unusable files, or in an unknown state, is not reused.
      if (own === session && (attempt.kind === 'files' || attempt.kind === 'interrupted'))
        giveBack()
      return isAsleep ? interrupted : attempt
    } finally {
      sight.end()
    }
  }

  async function readTwice(job: ReadJob, signal: AbortSignal | undefined): Promise<Attempt> {
    const sight = watchVisibility()
    try {
      const first = await readOnce(job, signal)
      if (first.kind !== 'died') return first
      // A phone that was briefly out of memory often recovers.
      const second = await readOnce(job, signal)
      if (second.kind !== 'died') return second
      // Browsers kill hidden pages to free memory, on strong phones too.
      return sight.wasLost() || !(await canStart(version)) ? interrupted : second
    } finally {
      sight.end()
    }
  }

  return {
    close() {
      isClosed = true
      giveBack()
    },
    async read(photo, context, signal) {
      clearTimeout(idle)
      reading += 1
      try {
        return await readTwice({ photo, context }, signal)
      } finally {
        reading -= 1
        rest()
      }
    },
  }
}

function attemptOf(error: unknown): Attempt {
  if (error instanceof UnusableFilesError) return { kind: 'files' }
  if (error instanceof HiddenPixelsError) return { kind: 'hidden' }
  if (error instanceof WorkerDiedError) return { kind: 'died' }
  if (error instanceof ReadTimeoutError) return { kind: 'slow', seconds: timeLimitMs / 1000 }
  return error instanceof UnreadableImageError ? { kind: 'photo' } : interrupted
}

function watchVisibility() {
  const ending = new AbortController()
  let wasLost = document.visibilityState === 'hidden'
  const check = () => {
    wasLost ||= document.visibilityState === 'hidden'
  }
  document.addEventListener('visibilitychange', check, { signal: ending.signal })
  return { wasLost: () => wasLost, end: () => ending.abort() }
}
