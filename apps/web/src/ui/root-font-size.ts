import { createStore, useStore } from './create-store.ts'

const usual = 16

/** Pixels per rem, for the few heights that are computed. */
const size = createStore(measured())

globalThis.addEventListener?.('resize', measureRootFontSize)

/** Call it when the text size is set. */
export function measureRootFontSize() {
  size.set(measured())
}

export function useRootFontSize() {
  return useStore(size)
}

function measured() {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual
}
