import { type RefObject, useLayoutEffect } from 'react'
import { createStore, useStore } from '#ui/create-store.ts'
import { useRootFontSize } from '#ui/root-font-size.ts'

const inView = createStore(false)

/** Whether the name of the trip is on the screen, so that nothing need say it again. */
export function useIsTripInView() {
  return useStore(inView)
}

/** Watches the name; before the first picture, so that nothing is shown for a moment only. */
export function useWatchTrip(name: RefObject<HTMLElement | null>) {
  const rootFontSize = useRootFontSize()
  useLayoutEffect(() => {
    if (!name.current || !globalThis.IntersectionObserver) return undefined
    inView.set(true)
    const observer = new IntersectionObserver(
      (entries) => inView.set(entries.at(-1)?.isIntersecting ?? false),
      // Under the header it is not seen.
      { rootMargin: `${-4 * rootFontSize}px 0px 0px` },
    )
    observer.observe(name.current)
    return () => {
      observer.disconnect()
      inView.set(false)
    }
  }, [name, rootFontSize])
}
