import { useEffect, useEffectEvent } from 'react'
import { createBackGuard } from './back-guard.ts'
import { createStore, useStore } from './create-store.ts'
import { endOldToast } from './toast-store.ts'

type Layer = { requestClose: () => void }

/** The open layers, the topmost last. */
const layers = createStore<readonly Layer[]>([])

const guard = createBackGuard({
  isWanted: hasOpenLayer,
  onBack: () => layers.get().at(-1)?.requestClose(),
})

/** Loads another page, whatever layers are open. */
export const { loadPage } = guard

/** While open and topmost, Back asks it to close instead of leaving the page. */
export function useLayer(isOpen: boolean, requestClose: () => void) {
  const request = useEffectEvent(requestClose)
  useEffect(() => (isOpen ? openLayer({ requestClose: () => request() }) : undefined), [isOpen])
}

/** Whether any layer is open: the user is in the middle of something. */
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
