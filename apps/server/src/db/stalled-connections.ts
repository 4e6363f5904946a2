import type { Socket } from 'node:net'
import type { ClientBase, Pool } from 'pg'

type Connected = { connection: { stream: Socket }; readyForQuery: boolean }

/**
 * A database that is frozen keeps its connections and answers nothing, and no limit of its own is in force.
 * A connection that owes an answer and is silent for so long is closed, never used again: what it was
 * doing ends with an error, and a transaction on it cannot be taken for someone else's.
 */
export function closeStalled(pool: Pool, afterMs: number) {
  pool.on('connect', (client) => {
    const { stream } = asConnected(client)
    stream.setTimeout(afterMs)
    // A listener given to setTimeout() hears of one silence only, and the first may be a mere rest.
    stream.on('timeout', () => {
      if (!asConnected(client).isIdle()) stream.destroy(new Error('Connection terminated: silent'))
    })
  })
}

/** For work that takes as long as it takes. */
export function allowStall(client: ClientBase) {
  asConnected(client).stream.setTimeout(0)
}

/** The driver's types leave these out. */
export function asConnected(client: ClientBase) {
  const connected = client as unknown as Connected
  return { stream: connected.connection.stream, isIdle: () => connected.readyForQuery }
}
