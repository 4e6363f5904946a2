import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@quittance/server/test/free-port'
import { compareKept, judge } from '#shared/kept.ts'
import { isInstalled, makeFolder, runProgram, type Trial } from '#shared/programs.ts'
import { queryOf, startServer } from '#shared/server.ts'
import { type Attempt, isOk, startTraffic } from '#shared/traffic.ts'
import { addTravellers } from '#shared/travellers.ts'
import { cephPrograms, startCephGateway } from './ceph-gateway.ts'
import { startNginx } from './nginx.ts'

const serverCount = 3
const travellers = 3
const clients = { save: 2, read: 2, picture: 1 }
const savesBeforeKill = 100
const saves = 300
const longestMs = 180_000

type Judged = Attempt & { wasHeldByKilled: boolean }

/** Three servers behind nginx, on one PostgreSQL and one bucket of Ceph's; one is killed under traffic. */
export async function run() {
  const missing = [...cephPrograms, 'nginx'].filter((name) => !isInstalled(name))
  if (missing.length > 0) {
    console.error(
      `Not installed here: ${missing.join(', ')}. On Debian: apt-get install nginx radosgw ceph-mon ceph-osd`,
    )
    process.exitCode = 1
    return
  }
  await using trial = new AsyncDisposableStack()
  const folder = await makeFolder(trial, 'replicas')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  console.info(`Starting PostgreSQL, ${await runProgram('radosgw', ['--version'])}…`)
  const connectionString = await startPostgres(trial, await subfolder('postgres'))
  const settings = {
    PUBLIC_URL: url,
    TRUST_PROXY: 'loopback',
    DATABASE_URL: connectionString,
    SESSION_SECRET: randomUUID(),
    READER: 'none',
    ...(await startCephGateway(trial, await subfolder('ceph'))),
  }
  console.info(`Starting ${serverCount} servers behind ${await runProgram('nginx', ['-v'])}…`)
  const [victim, ...others] = await Promise.all(
    Array.from({ length: serverCount }, async (_, number) =>
      startServer(trial, await subfolder(`server-${number}`), settings),
    ),
  )
  if (!victim) throw new Error('There is no server to kill.')
  const serverPorts = [victim, ...others].map((server) => server.port)
  const nginx = await startNginx(trial, await subfolder('nginx'), { port, serverPorts })
  const accounts = await addTravellers(url, queryOf({ connectionString }), travellers)

  const deadline = performance.now() + longestMs
  const { saved, attempts, stop } = startTraffic(url, accounts, clients)
  await untilSaved(savesBeforeKill)
  await victim.stop('SIGKILL')
  await untilSaved(saves)
  await stop()

  const asked = await nginx.askedServers()
  const judged = attempts.map((attempt) => ({
    ...attempt,
    wasHeldByKilled: asked.get(attempt.id) === `127.0.0.1:${victim.port}`,
  }))
  console.info(table(judged))
  const failed = judged.filter((attempt) => !isOk(attempt))
  const unexpected = failed.filter(
    ({ kind, wasHeldByKilled }) => kind !== 'read' && !wasHeldByKilled,
  )
  judge({
    'the trial comes to its end in time': saved.length < saves ? [saved.length] : [],
    'reads never fail': failed.filter(({ kind }) => kind === 'read').map(({ id }) => id),
    'pictures and saves fail only where the killed server held them': unexpected.map(
      ({ id }) => id,
    ),
    ...(await compareKept(url, accounts, saved)),
  })

  async function subfolder(name: string) {
    await mkdir(join(folder, name))
    return join(folder, name)
  }

  async function untilSaved(count: number) {
    while (saved.length < count && performance.now() < deadline) await pause(20)
  }
}

/** The PostgreSQL bundled with Quittance, shared by several servers. */
async function startPostgres(trial: Trial, folder: string) {
  const script = join(import.meta.dirname, '../../apps/server/test/run-own-postgres.ts')
  const child = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'] })
  trial.defer(async () => {
    child.stdin.end()
    if (child.exitCode === null) await once(child, 'exit')
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { connection, problem } = JSON.parse(String(line)) as {
    connection?: { host: string; port: number; user: string; database: string }
    problem?: string
  }
  if (!connection) throw new Error(problem)
  const { host, port, user, database } = connection
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
}

function table(attempts: Judged[]) {
  const rows = [...Map.groupBy(attempts, ({ kind }) => kind)].map(([kind, sent]) => {
    const failed = sent.filter((attempt) => !isOk(attempt))
    const held = failed.filter(({ wasHeldByKilled }) => wasHeldByKilled)
    const slowest = Math.max(...sent.map(({ startedAt, endedAt }) => endedAt - startedAt))
    return `| ${kind}s | ${sent.length} | ${failed.length} | ${held.length} | ${Math.round(slowest)} ms |`
  })
  return [
    `One server was killed (kill -9) after ${savesBeforeKill} saves.`,
    '',
    '| requests | sent | failed | held by the killed server | slowest |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
