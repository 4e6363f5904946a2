const name = 'quittance-entries'

// Old browsers have no channel: their tabs see each other's changes when they are looked at again.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

/** Tells the other tabs that something on this device is not as they know it. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(null)
}

/** When another tab, or the worker, has changed something. Returns what ends the listening. */
export function onOtherTabChange(listener: () => void): () => void {
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
