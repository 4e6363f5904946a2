// Many parallel clients; the bench says when they send which requests.
import { Agent } from 'node:http'
import { setPriority } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, statusOf } from '#api/load.ts'
import { type CrowdFiles, drawCrowdFiles, floods, fromOneAccount } from './floods.ts'
import { deliver } from './mail.ts'
import type { Answers, Order, Place } from './start-crowd.ts'

const connections = 40
/** Fewer than the ten that the server takes at once: the quiet user's mail needs one. */
const smtpConnections = 8
/** How soon a rejected client retries. */
const pauseAfterRefusalMs = 100
const refusals = new Set([0, 403, 421, 429, 450, 451, 452, 503])
/** How long requests in flight may take once the crowd must stop. */
const lastAnswerMs = 3000

// It simulates other machines, so it only gets the processor time the server leaves.
setPriority(19)

type Flooding = { over: AbortController; clients: Promise<unknown>; answers(): Answers }

let place: (Place & { files: CrowdFiles }) | undefined
let flooding: Flooding | undefined

process.on('message', async (order: Order) => {
  process.send?.(await obey(order))
})
process.on('disconnect', () => process.exit())

async function obey(order: Order) {
  if (order.kind === 'gather') {
    place = { ...order, files: await drawCrowdFiles() }
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
  const { url, smtpPort, people, files } = place
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const over = new AbortController()
  const statuses: Record<string, number> = {}
  const started = performance.now()
  let ended = started

  /** Every other one is the same person at the same address; the rest are all different. */
  async function client(number: number) {
    const isOne = number % 2 === 0 || fromOneAccount.has(name)
    for (let n = number; !over.signal.aborted; n += connections) {
      const turn = Math.floor(n / connections)
      const person = people[isOne ? 0 : 1 + ((number + turn) % (people.length - 1))]
      if (!person || !flood) return
      const address = isOne ? '203.0.113.1' : `10.${number}.${turn % 250}.1`
      const call = await flood(person, n, files)
      const { signal } = lastCall
      const sent =
        'subject' in call
          ? deliver(call, smtpPort, signal)
          : statusOf(url, from(call, address), agent, signal)
      const status = await sent.catch(() => 0)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (refusals.has(status)) await pause(pauseAfterRefusalMs)
    }
  }

  const from = (call: Call, address: string) => ({
    ...call,
    headers: { ...call.headers, 'x-forwarded-for': address },
  })
  const lastCall = new AbortController()
  over.signal.addEventListener('abort', () => {
    ended = performance.now()
    setTimeout(() => lastCall.abort(), lastAnswerMs)
  })
  const length = name === 'mails' ? smtpConnections : connections
  const clients = Promise.all(Array.from({ length }, (_, number) => client(number)))
  return {
    over,
    clients: clients.finally(() => agent.destroy()),
    answers() {
      const total = Object.values(statuses).reduce((sum, count) => sum + count, 0)
      return { perSecond: (1000 * total) / (ended - started), statuses }
    },
  }
}
