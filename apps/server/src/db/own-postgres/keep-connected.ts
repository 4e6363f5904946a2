import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** Notified when a PostgreSQL that we started exits, and whether it could be restarted. */
export type PostgresWatch = {
  onGone(): void
  onBack(): void
  /** It could not be restarted; the message says why. */
  onGivenUp(error: unknown): void
}

type Revival = {
  watch: PostgresWatch
  /** Starts it if needed, and returns a connection that proves it is alive. */
  revive(): Promise<Client>
}

const pauseMs = 250
/** How long to retry the restart; longer for a full disk, which someone may clear. */
const timeoutMs = { usual: 5_000, helpable: 120_000 }
const helpable = /no space left|memory|no reason given/i

/**
 * Holds an idle connection, which breaks at the moment PostgreSQL dies: killed, crashed or out of
 * disk space, also when PostgreSQL ends all sessions because one was killed.
 */
export function keepConnected(first: Client, revival?: Revival) {
  let client = first
  const leaving = new AbortController()
  let reviving = Promise.resolve()
  hold(first)

  function hold(current: Client) {
    client = current
    current.once('end', () => {
      if (revival && !leaving.signal.aborted) reviving = bringBack(revival)
    })
  }

  async function bringBack({ watch, revive }: Revival) {
    watch.onGone()
    const since = Date.now()
    while (!leaving.signal.aborted) {
      try {
        hold(await revive())
        return watch.onBack()
      } catch (error) {
        const timeout = helpable.test(String(error)) ? timeoutMs.helpable : timeoutMs.usual
        if (Date.now() - since > timeout) return watch.onGivenUp(error)
        await pause(pauseMs)
      }
    }
  }

  return {
    async letGo() {
      leaving.abort()
      await reviving
      await client.end().catch(() => {})
    },
  }
}
