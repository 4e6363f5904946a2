import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { connectTo, type FilledServer, startFilledServer } from '#api/filled-server.ts'
import { send } from '#api/load.ts'
import { addPhotoTrip, type Links } from './photo-trip.ts'

const rounds = 3
const seconds = 10
const everyMs = 50
const meanwhiles = ['nothing', 'pdf', 'excel', 'zip'] as const

/** How long another user's light call takes, in milliseconds. */
export type Wait = { build: string; meanwhile: Meanwhile; p50: number; p99: number; worst: number }

type Meanwhile = (typeof meanwhiles)[number]
type Photos = { folder: string; count: number }
type Busy = { build: string; server: FilledServer; links: Links }

/**
 * A light call of one user, while idle and while another user's files are downloaded; for this
 * build, alternating with the build of another checkout.
 */
export async function measureBystanders(photos: Photos, beside?: string): Promise<Wait[]> {
  const started = [await startBuild('this', photos)]
  try {
    if (beside) started.push(await startBuild('beside', photos, beside))
    return await measureInTurns(started)
  } finally {
    for (const { server } of started) await server.stop()
  }
}

async function startBuild(build: string, photos: Photos, checkout?: string): Promise<Busy> {
  const server = await startFilledServer(1_000, checkout)
  const links = await addPhotoTrip(server, photos)
  await callSteadily(server)
  return { build, server, links }
}

async function measureInTurns(builds: Busy[]): Promise<Wait[]> {
  const waits = builds.flatMap((busy) =>
    meanwhiles.map((meanwhile) => ({ busy, meanwhile, times: [] as number[] })),
  )
  for (let round = 0; round < rounds; round += 1) {
    for (const { busy, meanwhile, times } of waits) {
      times.push(...(await callDuring(busy, meanwhile)))
    }
  }
  return waits.map(({ busy, meanwhile, times }) => ({
    build: busy.build,
    meanwhile,
    ...spread(times),
  }))
}

async function callDuring({ server, links }: Busy, meanwhile: Meanwhile) {
  if (meanwhile === 'nothing') return callSteadily(server)
  await forgetAttempts(server)
  const main = join(import.meta.dirname, '../main.ts')
  const link = server.url + new URL(links[meanwhile]).pathname
  const reader = fork(main, ['reports', '--download', link])
  const ended = once(reader, 'exit')
  await once(reader, 'message')
  const times = await callSteadily(server)
  reader.kill('SIGTERM')
  const [, signal] = await ended
  if (signal !== 'SIGTERM') throw new Error(`The download of the ${meanwhile} was interrupted.`)
  return times
}

/** The bench downloads more than one visitor may. */
async function forgetAttempts({ dataDir }: FilledServer) {
  const pool = connectTo(dataDir)
  await pool.query('delete from rate_limits')
  await pool.end()
}

/** Runs in a separate process and repeats until it is ended, as fast as the server generates the file. */
export async function downloadAgain(link: string) {
  process.send?.('ready')
  for (;;) {
    const [response] = (await once(get(link), 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    if (response.statusCode !== 200) throw new Error(`${link} answered ${response.statusCode}.`)
  }
}

/** Sends requests at a steady pace: a late response does not delay the next request. */
async function callSteadily({ url, tripId, cookie }: FilledServer) {
  const call = { method: 'GET', url: `${url}/api/trips/${tripId}`, headers: { cookie } } as const
  const agent = new Agent({ keepAlive: true })
  const calls: Promise<number>[] = []
  const start = performance.now()
  for (let due = start; due < start + seconds * 1000; due += everyMs) {
    await setTimeout(Math.max(0, due - performance.now()))
    calls.push(timeOf(() => send(agent, call)))
  }
  const times = await Promise.all(calls)
  agent.destroy()
  return times
}

async function timeOf(work: () => Promise<void>) {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  function at(share: number) {
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  }
  return { p50: at(0.5), p99: at(0.99), worst: at(1) }
}
