import { createStore, useStore } from '#ui/create-store.ts'

/** `one`: the review opens after each photo. `several`: the camera stays open, and the photos are checked later. */
export type CameraMode = 'one' | 'several'

const storageKey = 'camera-mode'

const mode = createStore<CameraMode>(
  localStorage.getItem(storageKey) === 'several' ? 'several' : 'one',
)

export function useCameraMode() {
  return useStore(mode)
}

export function setCameraMode(next: CameraMode) {
  localStorage.setItem(storageKey, next)
  mode.set(next)
}
