import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@quittance/server/test/free-port'
import { postmasterOf, sessionOf } from '@quittance/server/test/postgres-processes'
import { mountSmallDisk, type SmallDisk } from '@quittance/server/test/small-disk'
import { brokenOf, compareKept, type Kept } from '#replicas/kept.ts'
import type { Account } from '#replicas/traffic.ts'
import { addTravellers } from '#replicas/travellers.ts'
import { isRead, type Saving, startSaving } from './saving.ts'
import { type Service, startService } from './service.ts'

const usualRounds = 50
const longestAwayMs = 15_000
/** After this long, recovery has failed. */
const givenUpMs = 60_000
const travellers = 3
const diskMegabytes = 768
const calmMs = 500
const fullMs = 2_000

type Place = {
  service: Service
  dataDir: string
  disk: SmallDisk | undefined
  accounts: Account[]
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
  { name: 'server', cause: async ({ service }) => service.kill() },
  {
    name: 'PostgreSQL',
    cause: killPostgres,
    isBack: isAnotherPostgres,
  },
  {
    name: 'a session of PostgreSQL',
    cause: async ({ dataDir }) => process.kill(await sessionOf(dataDir), 'SIGKILL'),
  },
  {
    name: 'reader',
    async cause({ service, accounts }) {
      const [account] = accounts
      // In the middle of its work; the result does not matter.
      const reading = account && isRead(service.url, account)
      await pause(100)
      await service.killReader()
      await reading
    },
    isBack: ({ service, accounts: [account] }) =>
      account ? isRead(service.url, account) : Promise.resolve(false),
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
  const folder = await mkdtemp(join(tmpdir(), 'quittance-faults-'))
  await using trial = new AsyncDisposableStack()
  trial.defer(() => rm(folder, { recursive: true, force: true }))
  await tryOut(trial, folder, { rounds, only })
}

type Plan = { rounds: number; only: string }

async function tryOut(trial: AsyncDisposableStack, folder: string, { rounds, only }: Plan) {
  const mounted = join(folder, 'disk')
  const disk = await mountSmallDisk(mounted, diskMegabytes)
  trial.defer(() => disk?.unmount())
  const dataDir = join(mounted, 'data')
  const usable = faults.filter(
    ({ name }) => (disk || !name.includes('full disk')) && name.includes(only),
  )
  if (!disk) console.info('No full disk is tried: only root may mount a small one.')

  const logFile = join(folder, 'server.log')
  const service = await startService(trial, { dataDir, port: await freePort(), logFile })
  await service.untilReady()
  const accounts = await addTravellers(service.url, service.database, travellers)
  const place = { service, dataDir, disk, accounts }
  const saving = startSaving(service.url, accounts)
  await untilBack(saving, performance.now(), async () =>
    isRead(service.url, accounts[0] as Account),
  )

  const done: Round[] = []
  for (let number = 0; number < rounds; number += 1) {
    const fault = usable[number % usable.length] as Fault
    const round = await tryFault(fault, place, saving)
    done.push(round)
    console.info(`${number + 1}. ${round.fault}: back after ${inSeconds(round.awayMs)}`)
    if (round.awayMs >= givenUpMs) break
  }
  await saving.stop()
  const kept = await compareKept(service.url, accounts, saving.saved)
  const check = await service.checkData()
  console.info(table(usable, done, kept, saving.saved.length))
  console.info(check.said)
  const broken = brokenPromises(done, kept)
  if (!check.isContent) broken.push('every receipt has its images')
  if (done.length < rounds) broken.push(`${rounds} rounds`)
  for (const promise of broken) console.error(`Broken: ${promise}.`)
  if (broken.length > 0) process.exitCode = 1
  else console.info('Every promise held.')
}

async function tryFault(fault: Fault, place: Place, saving: Saving): Promise<Round> {
  const before = saving.attempts.length
  await fault.cause(place)
  const since = performance.now()
  const backAt = await untilBack(saving, since, async () => (await fault.isBack?.(place)) ?? true)
  // A pause, so that one fault is not mistaken for the next.
  await pause(calmMs)
  const during = saving.attempts.slice(before)
  return {
    fault: fault.name,
    awayMs: backAt - since,
    refused: during.filter(({ status }) => status !== undefined && status !== 201).length,
    broken: during.filter(({ status }) => status === undefined).length,
  }
}

async function killPostgres(place: Place) {
  place.killed = await postmasterOf(place.dataDir)
  process.kill(place.killed, 'SIGKILL')
}

/** Sessions of a killed PostgreSQL live on for a moment and would look like a recovery. */
async function isAnotherPostgres({ dataDir, killed }: Place) {
  return (await postmasterOf(dataDir).catch(() => killed)) !== killed
}

/** When the rest works again and a save started after that is acknowledged. */
async function untilBack(saving: Saving, since: number, isBack: () => Promise<boolean>) {
  const deadline = since + givenUpMs
  let restBackAt: number | undefined
  while (performance.now() < deadline) {
    if (restBackAt === undefined && (await isBack())) restBackAt = performance.now()
    const savedAt = restBackAt && saving.firstSince(restBackAt)
    if (savedAt !== undefined) return savedAt
    await pause(20)
  }
  return deadline
}

function brokenPromises(rounds: Round[], { lost, twice, wrongPhoto }: Kept) {
  const late = rounds.filter(({ awayMs }) => awayMs > longestAwayMs)
  const found = {
    'back in service within 15 s': late.map(
      ({ fault, awayMs }) => `${fault}: ${inSeconds(awayMs)}`,
    ),
    'nothing is lost': lost,
    'nothing is there twice': twice,
    'every receipt has its photo': wrongPhoto,
  }
  return brokenOf(found)
}

function table(usable: Fault[], rounds: Round[], kept: Kept, acknowledged: number) {
  const rows = usable.map(({ name }) => {
    const own = rounds.filter(({ fault }) => fault === name)
    const away = own.map(({ awayMs }) => awayMs).toSorted((a, b) => a - b)
    const median = away[Math.floor(away.length / 2)] ?? Number.NaN
    const [refused, broken] = [
      sum(own.map((round) => round.refused)),
      sum(own.map((r) => r.broken)),
    ]
    return `| ${name} | ${own.length} | ${inSeconds(median)} | ${inSeconds(away.at(-1) ?? Number.NaN)} | ${refused} | ${broken} |`
  })
  return [
    '',
    '| broken (kill -9, or filled) | rounds | back after, median | longest | saves refused | saves cut off |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '| acknowledged receipts | lost | there twice | without their photo | saved, but not acknowledged |',
    '|---|---|---|---|---|',
    `| ${acknowledged} | ${kept.lost.length} | ${kept.twice.length} | ${kept.wrongPhoto.length} | ${kept.unannounced.length} |`,
    '',
  ].join('\n')
}

function sum(values: number[]) {
  return values.reduce((total, value) => total + value, 0)
}

function inSeconds(ms: number) {
  return `${(ms / 1000).toFixed(1)} s`
}
