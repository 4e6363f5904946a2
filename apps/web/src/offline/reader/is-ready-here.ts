import { type ReaderState, readerState } from './reader-state.ts'

type Ready = Extract<ReaderState, { kind: 'ready' }>

/** Whether photos can be read on this device: all of the reader is here, and it is not too weak. */
export function isReadyHere(state: ReaderState = readerState.get()): state is Ready {
  return state.kind === 'ready' && state.weakness === null
}
