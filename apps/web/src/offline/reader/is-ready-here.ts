import { type ReaderState, readerState } from './reader-state.ts'

type Ready = Extract<ReaderState, { kind: 'ready' }>

/** Whether the reader is complete and the device strong enough. */
export function isReadyHere(state: ReaderState = readerState.get()): state is Ready {
  return state.kind === 'ready' && state.weakness === null
}
