import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from '@quittance/server/test/free-port'
import { Client } from 'pg'

const root = join(import.meta.dirname, '..')

export type Product = Awaited<ReturnType<typeof startProduct>>

/** Runs the built product as `npm start` does, with its own data folder and port; `built` is the folder of the build. */
export async function startProduct(env: NodeJS.ProcessEnv = {}, built = root) {
  const dataDir = await mkdtemp(join(tmpdir(), 'quittance-e2e-'))
  const port = await freePort()
  const server = spawn(process.execPath, [join(built, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      PORT: String(port),
      // No request leaves this machine.
      RATES_URL: 'off',
      ...env,
    },
  })
  const output = await untilRunning(server)

  async function query<Row extends object>(sql: string, values: unknown[]) {
    const client = new Client({
      host: join(dataDir, 'postgres'),
      user: 'quittance',
      database: 'quittance',
    })
    await client.connect()
    const { rows } = await client.query<Row>(sql, values)
    await client.end()
    return rows
  }

  return {
    url: `http://localhost:${port}`,
    dataDir,
    output,
    /** NaN if it accepts no mail. */
    mailPort: Number(env.INBOUND_SMTP_PORT),
    /** Sets up data that a story starts with; returns the rows. */
    seed: query,
    /** Straight into the database: typing two thousand receipts would take too long. */
    addReceipts(tripId: number, count: number) {
      return query(
        `insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category)
         select t.id, t.user_id, 'Vendor ' || n, date '2026-01-01' + n % 60, 100 + n, 'EUR', 'food'
         from trips t, generate_series(1, $2::int) n where t.id = $1`,
        [tripId, count],
      )
    },
    /** Moves the start of the traveller's trial into the past. */
    letTrialPass(email: string, hours: number) {
      return query(
        `update users set trial_started_at = now() - make_interval(hours => $2) where email = $1`,
        [email, hours],
      )
    },
    /** Runs `npm run admin` while the product is running. */
    async admin(...args: string[]) {
      const command = ['apps/server/dist/commands/admin.js', ...args]
      const options = { cwd: root, env: { ...process.env, DATA_DIR: dataDir } }
      const { stdout } = await promisify(execFile)(process.execPath, command, options)
      return stdout
    },
    /** Suspends or resumes the process: suspended, it accepts connections but does not respond. */
    hang(isHanging: boolean) {
      server.kill(isHanging ? 'SIGSTOP' : 'SIGCONT')
    },
    async stop() {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A separate product whose web app can be replaced by a newer version while it runs. */
export async function startRenewableProduct(env: NodeJS.ProcessEnv) {
  const copies = join(root, '.cache/e2e')
  await mkdir(copies, { recursive: true })
  const built = await mkdtemp(join(copies, 'product-'))
  for (const part of ['apps/server/dist', 'apps/web/dist']) {
    await cp(join(root, part), join(built, part), { recursive: true })
  }
  const product = await startProduct(env, built)
  const worker = join(built, 'apps/web/dist/sw.js')
  return {
    ...product,
    /** Simulates a newer build; returns its version. */
    async renew() {
      const version = randomBytes(8).toString('hex')
      const script = (await readFile(worker, 'utf8')).replace(/app-[\da-f]{16}/, `app-${version}`)
      const compressed = ['br', 'gz'].map((ending) => rm(`${worker}.${ending}`, { force: true }))
      await Promise.all([writeFile(worker, script), ...compressed])
      return version
    },
    async stop() {
      await product.stop()
      await rm(built, { recursive: true, force: true })
    },
  }
}

/** Resolves with the output so far once the product says that it is running. */
async function untilRunning(server: ChildProcess) {
  const printed: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => printed.push(line))
  }
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', () => {
      if (printed.some((line) => line.includes('Stop it with'))) resolve()
    })
    server.on('exit', () => reject(new Error(`The product did not start:\n${printed.join('\n')}`)))
  })
  return printed
}
