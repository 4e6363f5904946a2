/** Messages between tabs about the session; `userId` is the user who signed out. */
export type SessionMessage = { kind: 'signed-in' | 'signed-out'; userId: number }

const name = 'quittance-session'

// Old browsers have no channel: their tabs check when they are shown again.
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)

export function tellSignedIn(userId: number): void {
  broadcast({ kind: 'signed-in', userId })
}

export function tellSignedOut(userId: number): void {
  broadcast({ kind: 'signed-out', userId })
}

export function onSessionMessage(listener: (message: SessionMessage) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionMessage>) => listener(data)
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}

function broadcast(message: SessionMessage) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel?.postMessage(message)
}
