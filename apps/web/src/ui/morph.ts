import { flushSync } from 'react-dom'

/** The view-transition name of the photo that moves between a list and the full screen. */
export const photoName = 'receipt-photo'

/** Applies a change as a view transition; elements with the same name before and after move. */
export function morph(change: () => void) {
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (isCalm || !document.startViewTransition) return change()
  const { ready } = document.startViewTransition(() => flushSync(change))
  // The change is applied even if the browser skips the animation.
  ready.catch(() => {})
}
