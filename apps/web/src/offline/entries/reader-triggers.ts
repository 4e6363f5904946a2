import { refreshVendors } from '#offline/reader/context.ts'
import { isReadyHere } from '#offline/reader/is-ready-here.ts'
import { type ReaderState, readerState } from '#offline/reader/reader-state.ts'
import { waitingReason } from './device-reader.ts'

/** Fires when photos that were waiting can be read. Returns an unsubscribe function. */
export function onReaderAvailable(trigger: () => void) {
  let before = availability(readerState.get())
  if (isReadyHere()) void refreshVendors()
  return readerState.subscribe((state) => {
    const status = availability(state)
    if (status === before) return
    before = status
    if (isReadyHere(state)) void refreshVendors()
    trigger()
  })
}

function availability(state: ReaderState) {
  if (state.kind === 'unknown') return 'unknown'
  if (!isReadyHere(state)) return waitingReason(state) ?? 'not here'
  return `here, ${state.hasAsian}, ${state.isAlwaysHere}`
}
