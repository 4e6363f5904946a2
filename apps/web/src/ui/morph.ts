import { flushSync } from 'react-dom'

/** The one thing that travels from a list to the whole screen and back; its style while it does. */
export const photoName = 'receipt-photo'

/** Makes a change of the screen; what carries the same name before and after moves from the one place to the other. */
export function morph(change: () => void) {
  const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  if (isCalm || !document.startViewTransition) return change()
  const { ready } = document.startViewTransition(() => flushSync(change))
  // The change is made all the same when the browser leaves out the motion.
  ready.catch(() => {})
}
