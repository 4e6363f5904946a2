const name = 'quittance-entries'

// Old browsers have no channel: their tabs see changes when they are shown again.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(null)
}

export function onOtherTabChange(listener: () => void): () => void {
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
