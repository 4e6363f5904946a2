import type { Socket } from 'node:net'
import type { ClientBase, Pool } from 'pg'

type Connected = { connection: { stream: Socket }; readyForQuery: boolean }

/**
 * A frozen database keeps its connections but responds to nothing, and none of its own limits
 * apply. Close a connection that owes a response for this long and never reuse it: its work fails,
 * and its transaction cannot be mistaken for another's.
 */
export function closeStalled(pool: Pool, afterMs: number) {
  pool.on('connect', (client) => {
    const { stream } = asConnected(client)
    stream.setTimeout(afterMs)
    // A listener passed to setTimeout() fires once, and the first timeout may be an idle period.
    stream.on('timeout', () => {
      if (!asConnected(client).isIdle()) stream.destroy(new Error('Connection terminated: silent'))
    })
  })
}

/** For work of unlimited duration. */
export function allowStall(client: ClientBase) {
  asConnected(client).stream.setTimeout(0)
}

/** Internals missing from the driver's types. */
export function asConnected(client: ClientBase) {
  const connected = client as unknown as Connected
  return { stream: connected.connection.stream, isIdle: () => connected.readyForQuery }
}
