import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** Who is told when a PostgreSQL that was started goes, and what becomes of it. */
export type PostgresWatch = {
  onGone(): void
  onBack(): void
  /** It does not start any more; the message says why. */
  onGivenUp(error: unknown): void
}

type Revival = {
  watch: PostgresWatch
  /** Starts it if need be, and gives a connection that shows that it lives. */
  revive(): Promise<Client>
}

const pauseMs = 250
/** How long starting it again is tried; somebody may help a disk that is full, where no reason can be written either. */
const patienceMs = { usual: 5_000, helpable: 120_000 }
const helpable = /no space left|memory|no reason given/i

/**
 * Holds a connection that asks nothing. It breaks at the moment when PostgreSQL dies, whether killed,
 * crashed or out of room, also when one of its sessions was killed and all of them are ended for that.
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
        const patience = helpable.test(String(error)) ? patienceMs.helpable : patienceMs.usual
        if (Date.now() - since > patience) return watch.onGivenUp(error)
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
