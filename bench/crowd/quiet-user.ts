import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, type Call, formCall } from './ask.ts'
import type { Person } from './people.ts'
import { drawPhoto } from './photos.ts'

export const quietCalls = ['list', 'image', 'save', 'read'] as const

export type QuietCall = (typeof quietCalls)[number]

/** The median of each call in milliseconds, and how many got an unexpected response. */
export type Measured = Record<QuietCall, { medianMs: number; count: number; failed: number }>

/** How often each call is made in a round; a person reads more often than they save. */
const perRound: Record<QuietCall, number> = { list: 3, image: 3, save: 2, read: 1 }
const mostMs = 60_000
const patienceMs = 15_000
/** A quiet user pauses between calls. */
const betweenCallsMs = 500

/** One traveller who makes one call after the other, over their own connection. */
export async function createQuietUser(url: string, person: Person) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const calls = await callsOf(url, person)

  async function timeOf(name: QuietCall) {
    const start = performance.now()
    const signal = AbortSignal.timeout(patienceMs)
    const status = await ask(calls[name], { url, agent, signal }).catch(() => 0)
    return { ms: performance.now() - start, isGood: status === 200 || status === 201 }
  }

  return {
    async measure(rounds: number): Promise<Measured> {
      const times: Record<QuietCall, { ms: number; isGood: boolean }[]> = {
        list: [],
        image: [],
        save: [],
        read: [],
      }
      const end = performance.now() + mostMs
      for (let round = 0; round < rounds && performance.now() < end; round += 1) {
        for (const name of quietCalls) {
          for (let n = 0; n < perRound[name]; n += 1) {
            // A slow call is not retried, so the bench always ends.
            if (performance.now() < end || times[name].length === 0) {
              times[name].push(await timeOf(name))
              await pause(betweenCallsMs)
            }
          }
        }
      }
      return {
        list: summed(times.list),
        image: summed(times.image),
        save: summed(times.save),
        read: summed(times.read),
      }
    },
    leave: () => agent.destroy(),
  }
}

async function callsOf(url: string, { cookie, tripId }: Person): Promise<Record<QuietCall, Call>> {
  const headers = { cookie, 'x-forwarded-for': '198.51.100.1' }
  const list = `/api/trips/${tripId}/receipts?limit=50`
  const [receipt] = (await (await fetch(`${url}${list}`, { headers })).json()) as { id: number }[]
  const image = await drawPhoto(2)
  const fields = { tripId, vendor: 'Quiet', date: '2026-03-02', amount: '4.20', currency: 'EUR' }
  return {
    list: { method: 'GET', path: list, headers },
    image: { method: 'GET', path: `/api/receipts/${tripId}/${receipt?.id}/image`, headers },
    save: await formCall('/api/receipts', image, fields, headers),
    read: await formCall('/api/receipts/process', image, {}, headers),
  }
}

function summed(times: { ms: number; isGood: boolean }[]) {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    count: times.length,
    failed: times.filter(({ isGood }) => !isGood).length,
  }
}
