import { isOffline } from '#lib/api/connection.ts'
import { isReadyHere } from '#offline/reader/is-ready-here.ts'
import { readHere } from '#offline/reader/read-here.ts'
import { isDeviceOnly, type ReaderState, readerState } from '#offline/reader/reader-state.ts'
import { readingOrder } from '#offline/reader/reading-order.ts'
import type { Phone } from '#offline/sender/read-entry.ts'
import type { Entry } from '#offline/store/entry.ts'
import { deviceNoun } from '#ui/device-noun.ts'

/** What the sender needs to read photos on this device. */
export const deviceReader: Phone = { placesFor, whyWaiting: waitingReason, readHere }

function placesFor({ lacksAsian, readingProblem }: Entry) {
  const state = readerState.get()
  const isReady = isReadyHere(state)
  const isTooHard = lacksAsian && !(isReady && state.hasAsian)
  return readingOrder({
    isReady,
    isWeak: isWeak(state),
    isAlwaysHere: isDeviceOnly(state),
    isOffline: isOffline(),
    isTriedHere: Boolean(isTooHard || readingProblem?.isTriedHere),
  })
}

/** Why photos meant only for this device are not read now; null if they are. */
export function waitingReason(state: ReaderState = readerState.get()): string | null {
  if (!isDeviceOnly(state) || isReadyHere(state) || isWeak(state)) return null
  if (state.kind === 'loading') return 'Waiting for the reader to download'
  const isOld = state.kind === 'broken' && state.why === 'update'
  return isOld
    ? `Waiting for an update of the reader on this ${deviceNoun}`
    : `Waiting for the reader on this ${deviceNoun}`
}

export function supportsAllScripts(): boolean {
  const state = readerState.get()
  return isReadyHere(state) && state.hasAsian
}

function isWeak(state: ReaderState) {
  return state.kind === 'ready' && state.weakness !== null
}

/** Whether a photo that was read only in part could be read completely now. */
export function canImproveReading(entry: Entry): boolean {
  if (!entry.lacksAsian) return false
  const [first] = placesFor(entry)
  return first === 'here' || (first === 'server' && !isOffline())
}
