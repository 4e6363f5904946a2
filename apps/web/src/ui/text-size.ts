import { createStore, useStore } from './create-store.ts'
import { measureRootFontSize } from './root-font-size.ts'

/** In percent of the device's size; index.html has the same list, for the first paint. */
export const textSizes = [100, 112, 125, 150, 200] as const

export type TextSize = (typeof textSizes)[number]

const storageKey = 'text-size'
const usual = 100

const chosen = createStore<TextSize>(storedSize())

export function useTextSize() {
  return useStore(chosen)
}

/** Sets the text size, also for later visits on this device. */
export function setTextSize(size: TextSize) {
  if (size === usual) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, String(size))
  document.documentElement.style.fontSize = size === usual ? '' : `${size}%`
  chosen.set(size)
  measureRootFontSize()
}

function storedSize(): TextSize {
  const stored = Number(localStorage.getItem(storageKey))
  return textSizes.find((size) => size === stored) ?? usual
}
