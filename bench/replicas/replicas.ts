import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@quittance/server/test/free-port'
import { cephPrograms, startCephGateway } from './ceph-gateway.ts'
import { brokenOf, compareKept, type Kept } from './kept.ts'
import { startNginx } from './nginx.ts'
import { findProgram, runProgram } from './programs.ts'
import { startPostgres, startServers } from './servers.ts'
import { type Outcome, sendTraffic } from './traffic.ts'
import { addTravellers } from './travellers.ts'

const serverCount = 3
const travellers = 3
const savesBeforeKill = 100

type Judged = Outcome & { wasHeldByKilled: boolean }

/** Three servers behind nginx, on one PostgreSQL and one bucket of Ceph's; one is killed under traffic. */
export async function run() {
  const missing = [...cephPrograms, 'nginx'].filter((name) => !findProgram(name))
  if (missing.length > 0) {
    console.error(
      `Not installed here: ${missing.join(', ')}. On Debian: apt-get install nginx radosgw ceph-mon ceph-osd`,
    )
    process.exitCode = 1
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'quittance-replicas-'))
  await using trial = new AsyncDisposableStack()
  trial.defer(() => rm(folder, { recursive: true, force: true }))
  await tryOut(trial, folder)
}

async function tryOut(trial: AsyncDisposableStack, folder: string) {
  for (const name of ['postgres', 'ceph', 'nginx', 'servers']) await mkdir(join(folder, name))
  const port = await freePort()
  const serverPorts = await Promise.all(Array.from({ length: serverCount }, freePort))
  const url = `http://127.0.0.1:${port}`

  console.info(`Starting PostgreSQL, ${await runProgram('radosgw', ['--version'])}…`)
  const databaseUrl = await startPostgres(trial, join(folder, 'postgres'))
  const bucket = await startCephGateway(trial, join(folder, 'ceph'))
  console.info(`Starting ${serverCount} servers behind ${await runProgram('nginx', ['-v'])}…`)
  const shared = { publicUrl: url, databaseUrl, bucket }
  const servers = await startServers(trial, join(folder, 'servers'), serverPorts, shared)
  const nginx = await startNginx(trial, join(folder, 'nginx'), { port, serverPorts })
  const accounts = await addTravellers(url, { connectionString: databaseUrl }, travellers)

  const [victim] = servers
  if (!victim) throw new Error('There is no server to kill.')
  let killing: Promise<void> | undefined
  const { outcomes, saved, isComplete } = await sendTraffic(url, accounts, (all) => {
    if (all.length >= savesBeforeKill) killing ??= victim.kill()
  })
  await killing

  const asked = await nginx.askedServers()
  const judged = outcomes.map((outcome) => ({
    ...outcome,
    wasHeldByKilled: asked.get(outcome.id) === victim.address,
  }))
  const kept = await compareKept(url, accounts, saved)
  console.info(table(judged, kept, saved.length))
  const broken = brokenPromises(judged, kept)
  if (!killing || !isComplete) broken.push('the trial did not come to its end in time')
  for (const promise of broken) console.error(`Broken: ${promise}.`)
  if (broken.length > 0) process.exitCode = 1
  else console.info('Every promise held.')
}

function brokenPromises(outcomes: Judged[], { lost, twice, wrongPhoto }: Kept) {
  const failed = outcomes.filter(({ isOk }) => !isOk)
  const elsewhere = failed.filter(({ wasHeldByKilled }) => !wasHeldByKilled)
  const found = {
    'reads never fail': failed.filter(({ kind }) => kind === 'read').map(({ id }) => id),
    'pictures and saves fail only where the killed server held them': elsewhere
      .filter(({ kind }) => kind !== 'read')
      .map(({ id }) => id),
    'nothing is lost': lost,
    'nothing is there twice': twice,
    'every receipt has its photo': wrongPhoto,
  }
  return brokenOf(found)
}

function table(outcomes: Judged[], kept: Kept, acknowledged: number) {
  const rows = (['read', 'picture', 'save'] as const).map((kind) => {
    const sent = outcomes.filter((outcome) => outcome.kind === kind)
    const failed = sent.filter(({ isOk }) => !isOk)
    const held = failed.filter(({ wasHeldByKilled }) => wasHeldByKilled)
    const slowest = Math.max(...sent.map(({ ms }) => ms))
    return `| ${kind}s | ${sent.length} | ${failed.length} | ${held.length} | ${Math.round(slowest)} ms |`
  })
  return [
    `One server was killed (kill -9) after ${savesBeforeKill} saves.`,
    '',
    '| requests | sent | failed | held by the killed server | slowest |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '| acknowledged receipts | lost | there twice | without their photo | saved, but not acknowledged |',
    '|---|---|---|---|---|',
    `| ${acknowledged} | ${kept.lost.length} | ${kept.twice.length} | ${kept.wrongPhoto.length} | ${kept.unannounced.length} |`,
    '',
  ].join('\n')
}
