import { useSyncExternalStore } from 'react'

/** Whether the window is as the media query says; false where nothing can say so. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = globalThis.matchMedia?.(query)
      media?.addEventListener('change', onChange)
      return () => media?.removeEventListener('change', onChange)
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
  )
}
