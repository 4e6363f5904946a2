import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from './ceph-gateway.ts'
import { startProgram, type Trial, untilAnswers } from './programs.ts'

const sessionSecret = randomUUID()
const root = join(import.meta.dirname, '../..')

type Shared = { publicUrl: string; databaseUrl: string; bucket: Bucket }

/** The PostgreSQL bundled with Quittance, shared by several servers. */
export async function startPostgres(trial: Trial, folder: string) {
  const script = join(root, 'apps/server/test/run-own-postgres.ts')
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

/** Built servers that share only the database and the bucket. */
export async function startServers(trial: Trial, folder: string, ports: number[], shared: Shared) {
  return Promise.all(
    ports.map((port) => startServer(trial, join(folder, String(port)), port, shared)),
  )
}

async function startServer(trial: Trial, folder: string, port: number, shared: Shared) {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = shared.bucket
  await mkdir(folder)
  const running = startProgram(trial, process.execPath, [join(root, 'apps/server/dist/main.js')], {
    logFile: join(folder, 'server.log'),
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: shared.publicUrl,
      TRUST_PROXY: 'loopback',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: shared.databaseUrl,
      SESSION_SECRET: sessionSecret,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      READER: 'none',
      LOG_LEVEL: 'error',
    },
  })
  await untilAnswers(`http://127.0.0.1:${port}/readyz`, running)
  return { address: `127.0.0.1:${port}`, kill: running.stop }
}
