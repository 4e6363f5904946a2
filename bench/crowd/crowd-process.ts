// Many parallel clients; the bench says when they send which requests.
import { Agent } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'
import { drawCrowdPhotos, floods } from './floods.ts'
import type { Person } from './people.ts'
import type { Answers, Order } from './start-crowd.ts'

const connections = 40
/** How soon a rejected client retries. */
const pauseAfterRefusalMs = 100
const refusals = new Set([403, 429, 503])
/** How long requests in flight may take once the crowd must stop. */
const lastAnswerMs = 3000

// It simulates other machines, so it only gets the processor time the server leaves.
setPriority(19)

type Flooding = { over: AbortController; clients: Promise<unknown>; answers(): Answers }

let place: { url: string; people: Person[]; photos: Buffer[] } | undefined
let flooding: Flooding | undefined

process.on('message', async (order: Order) => {
  process.send?.(await obey(order))
})
process.on('disconnect', () => process.exit())

async function obey(order: Order) {
  if (order.kind === 'gather') {
    place = { url: order.url, people: order.people, photos: await drawCrowdPhotos() }
    return {}
  }
  if (order.kind === 'flood') {
    flooding = start(order.flood)
    return {}
  }
  if (!flooding) return {}
  const { over, clients, answers } = flooding
  over.abort()
  await clients
  return answers()
}

function start(name: string): Flooding {
  const flood = floods[name]
  if (!place || !flood) throw new Error(`Unknown flood: ${name}.`)
  const { url, people, photos } = place
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const over = new AbortController()
  const statuses: Record<string, number> = {}
  const started = performance.now()
  let ended = started

  /** Every other one is the same person at the same address; the rest are all different. */
  async function client(number: number) {
    const isOne = number % 2 === 0
    for (let n = number; !over.signal.aborted; n += connections) {
      const turn = Math.floor(n / connections)
      const person = people[isOne ? 0 : 1 + ((number + turn) % (people.length - 1))]
      const photo = photos[n % photos.length]
      if (!person || !photo || !flood) return
      const address = isOne ? '203.0.113.1' : `10.${number}.${turn % 250}.1`
      const call = await flood(person, turn + number, photo)
      const headers = { ...call.headers, 'x-forwarded-for': address }
      const status = await ask({ ...call, headers }, { url, agent, signal: lastCall.signal }).catch(
        () => 0,
      )
      statuses[status] = (statuses[status] ?? 0) + 1
      if (refusals.has(status)) await pause(pauseAfterRefusalMs)
    }
  }

  const lastCall = new AbortController()
  over.signal.addEventListener('abort', () => {
    ended = performance.now()
    setTimeout(() => lastCall.abort(), lastAnswerMs)
  })
  const clients = Promise.all(Array.from({ length: connections }, (_, number) => client(number)))
  return {
    over,
    clients: clients.finally(() => agent.destroy()),
    answers() {
      const total = Object.values(statuses).reduce((sum, count) => sum + count, 0)
      return { perSecond: (1000 * total) / (ended - started), statuses }
    },
  }
}
