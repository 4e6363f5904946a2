import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf, postmasterOf, sessionOf } from '@quittance/server/test/postgres-processes'
import { mountSmallDisk, type SmallDisk } from '@quittance/server/test/small-disk'
import { compareKept, judge } from '#shared/kept.ts'
import { paint } from '#shared/photos.ts'
import { makeFolder } from '#shared/programs.ts'
import { builtServer, type Server, startServer } from '#shared/server.ts'
import { startTraffic, type Traffic } from '#shared/traffic.ts'
import { type Account, addTravellers, ask } from '#shared/travellers.ts'

const usualRounds = 50
const longestAwayMs = 15_000
/** After this long, recovery has failed. */
const givenUpMs = 60_000
const travellers = 3
const diskMegabytes = 768
const calmMs = 500
const fullMs = 2_000

type Place = {
  server: Server
  disk: SmallDisk | undefined
  account: Account
  /** The main process of the PostgreSQL that was killed last. */
  killed?: number
}
type Fault = {
  name: string
  /** Resolves when nothing prevents recovery. */
  cause(place: Place): Promise<unknown>
  /** What must work again besides saving. */
  isBack?(place: Place): Promise<boolean>
}
type Round = { fault: string; awayMs: number; refused: number; broken: number }

const faults: Fault[] = [
  { name: 'server', cause: async ({ server }) => server.kill() },
  { name: 'PostgreSQL', cause: killPostgres, isBack: isAnotherPostgres },
  {
    name: 'a session of PostgreSQL',
    cause: async ({ server }) => process.kill(await sessionOf(server.dataDir), 'SIGKILL'),
  },
  {
    name: 'reader',
    async cause(place) {
      // In the middle of its work; the result does not matter.
      const reading = isRead(place)
      await pause(100)
      await killReader(place)
      await reading
    },
    isBack: isRead,
  },
  {
    name: 'full disk',
    async cause({ disk }) {
      await disk?.fill()
      await pause(fullMs)
      await disk?.free()
    },
  },
  {
    name: 'PostgreSQL on a full disk',
    async cause(place) {
      await place.disk?.fill()
      await killPostgres(place)
      await pause(fullMs)
      await place.disk?.free()
    },
    isBack: isAnotherPostgres,
  },
]

/**
 * `npm run bench -- faults [rounds [which]]`: one server with its own PostgreSQL, broken repeatedly under
 * traffic; with all faults in turn, or those whose name contains that word.
 */
export async function run([count, only = '']: string[]) {
  const rounds = count === undefined ? usualRounds : Number(count)
  await using trial = new AsyncDisposableStack()
  const folder = await makeFolder(trial, 'faults')
  const mounted = join(folder, 'disk')
  const disk = await mountSmallDisk(mounted, diskMegabytes)
  trial.defer(() => disk?.unmount())
  const usable = faults.filter(
    ({ name }) => (disk || !name.includes('full disk')) && name.includes(only),
  )
  if (!disk) console.info('No full disk is tried: only root may mount a small one.')

  const server = await startServer(trial, folder, { DATA_DIR: join(mounted, 'data') })
  const accounts = await addTravellers(server.url, server.query, travellers)
  const place = { server, disk, account: accounts[0] as Account }
  const traffic = startTraffic(server.url, accounts, { save: 1 })
  await untilBack(traffic, performance.now(), () => isRead(place))

  const done: Round[] = []
  for (let number = 0; number < rounds; number += 1) {
    const fault = usable[number % usable.length] as Fault
    const round = await tryFault(fault, place, traffic)
    done.push(round)
    console.info(`${number + 1}. ${round.fault}: back after ${inSeconds(round.awayMs)}`)
    if (round.awayMs >= givenUpMs) break
  }
  await traffic.stop()
  console.info(table(usable, done))
  const kept = await compareKept(server.url, accounts, traffic.saved)
  const late = done.filter(({ awayMs }) => awayMs > longestAwayMs)
  judge({
    'back in service within 15 s': late.map(
      ({ fault, awayMs }) => `${fault}: ${inSeconds(awayMs)}`,
    ),
    ...kept,
    'every receipt has its images': (await hasWholeData(server)) ? [] : ['see above'],
    [`${rounds} rounds`]: done.length < rounds ? [done.length] : [],
  })
}

async function tryFault(fault: Fault, place: Place, traffic: Traffic): Promise<Round> {
  const before = traffic.attempts.length
  await fault.cause(place)
  const since = performance.now()
  const backAt = await untilBack(traffic, since, async () => (await fault.isBack?.(place)) ?? true)
  // A pause, so that one fault is not mistaken for the next.
  await pause(calmMs)
  const during = traffic.attempts.slice(before)
  return {
    fault: fault.name,
    awayMs: backAt - since,
    refused: during.filter(({ status }) => status !== undefined && status !== 201).length,
    broken: during.filter(({ status }) => status === undefined).length,
  }
}

async function killPostgres(place: Place) {
  place.killed = await postmasterOf(place.server.dataDir)
  process.kill(place.killed, 'SIGKILL')
}

/** Sessions of a killed PostgreSQL live on for a moment and would look like a recovery. */
async function isAnotherPostgres({ server, killed }: Place) {
  return (await postmasterOf(server.dataDir).catch(() => killed)) !== killed
}

async function killReader({ server }: Place) {
  for (const pid of await childrenOf(server.pid())) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('reader-worker')) process.kill(pid, 'SIGKILL')
  }
}

/** Whether a photo that is sent now is read. */
async function isRead({ server, account: { cookie } }: Place) {
  const body = new FormData()
  body.append('image', new Blob([await paint(1)], { type: 'image/jpeg' }), 'photo.jpg')
  const request = { method: 'POST', headers: { cookie }, body }
  const answer = await ask(`${server.url}/api/receipts/process`, request).catch(() => undefined)
  return answer?.status === 200
}

/** By `npm run check-data` beside the running server. */
async function hasWholeData({ env }: Server) {
  const command = [join(builtServer, 'commands/check-data.js')]
  const check = spawn(process.execPath, command, { env, stdio: 'inherit' })
  const [code] = (await once(check, 'exit')) as [number]
  return code === 0
}

/** When the rest works again and a save started after that is acknowledged. */
async function untilBack({ attempts }: Traffic, since: number, isBack: () => Promise<boolean>) {
  const deadline = since + givenUpMs
  let restBackAt = Number.POSITIVE_INFINITY
  while (performance.now() < deadline) {
    if (restBackAt > deadline && (await isBack())) restBackAt = performance.now()
    const first = attempts.find((one) => one.startedAt >= restBackAt && one.status === 201)
    if (first) return first.endedAt
    await pause(20)
  }
  return deadline
}

function table(usable: Fault[], rounds: Round[]) {
  const rows = usable.map(({ name }) => {
    const own = rounds.filter(({ fault }) => fault === name)
    const away = own.map(({ awayMs }) => awayMs).toSorted((a, b) => a - b)
    const median = away[Math.floor(away.length / 2)] ?? Number.NaN
    const sum = (key: 'refused' | 'broken') => own.reduce((total, round) => total + round[key], 0)
    return `| ${name} | ${own.length} | ${inSeconds(median)} | ${inSeconds(away.at(-1) ?? Number.NaN)} | ${sum('refused')} | ${sum('broken')} |`
  })
  return [
    '',
    '| broken (kill -9, or filled) | rounds | back after, median | longest | saves refused | saves cut off |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function inSeconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`
}
