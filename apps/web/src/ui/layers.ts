import { useEffect, useEffectEvent } from 'react'
import { createBackGuard } from './back-guard.ts'
import { createStore, useStore } from './create-store.ts'
import { endOldToast } from './toast-store.ts'

type Layer = { requestClose: () => void }

/** What lies above the page, the topmost last. */
const layers = createStore<readonly Layer[]>([])

const guard = createBackGuard({
  isWanted: hasOpenLayer,
  onBack: () => layers.get().at(-1)?.requestClose(),
})

/** Leaves for another page, whatever lies above this one. */
export const { loadPage } = guard

/** While it is open, Back asks it to close, if it is the topmost, and does not leave the page. */
export function useLayer(isOpen: boolean, requestClose: () => void) {
  const request = useEffectEvent(requestClose)
  useEffect(() => (isOpen ? openLayer({ requestClose: () => request() }) : undefined), [isOpen])
}

/** Whether anything lies above the page: somebody is in the middle of something. */
export function hasOpenLayer() {
  return layers.get().length > 0
}

export function useHasOpenLayer() {
  return useStore(layers, (open) => open.length > 0)
}

function openLayer(layer: Layer) {
  endOldToast()
  layers.set([...layers.get(), layer])
  guard.settle()
  return () => {
    layers.set(layers.get().filter((other) => other !== layer))
    guard.settleSoon()
  }
}
