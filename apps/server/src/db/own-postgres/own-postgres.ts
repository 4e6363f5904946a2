import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { reasonOf, StartupError } from '#startup-error.ts'
import { keepConnected, type PostgresWatch } from './keep-connected.ts'
import { packagedBinaries, usableBinaries } from './postgres-binaries.ts'
import { ensureCluster, prepareDataFolder } from './postgres-cluster.ts'
import {
  type Cluster,
  ensureRunning,
  isListening,
  socketPort,
  stopFast,
} from './postgres-process.ts'
import { postgresUser } from './postgres-user.ts'

const timeoutMs = 330_000
const sqliteBusy = 5

/**
 * Runs the work while holding an exclusive lock on the folder. Node has no file locks; SQLite's is
 * the kernel's, so it ends with the process and is never stale.
 */
async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeLock(folder)
  try {
    return await work()
  } finally {
    lock.close()
  }
}

async function takeLock(folder: string): Promise<DatabaseSync> {
  const lock = openLock(join(folder, 'postgres.lock'))
  const deadline = Date.now() + timeoutMs
  while (!tryLock(lock)) {
    if (Date.now() > deadline) {
      lock.close()
      throw new StartupError(
        `Another process has been starting or stopping the database in ${folder} for minutes. Stop it and try again.`,
      )
    }
    await pause(25)
  }
  return lock
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (error) {
    throw new StartupError(
      `Cannot open ${file} (${reasonOf(error)}). Make it writable for this user.`,
    )
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) return false
    lock.close()
    throw new StartupError(`Cannot lock the data folder (${reasonOf(error)}).`)
  }
}

const maxSocketPath = 100
const maxSocketName = '/.s.PGSQL.65535'.length

type SocketFolder = { path: string; remove(): Promise<void> }

/** Unix sockets allow about 100 bytes of path, so a deep folder gets a short alias. */
async function shortSocketFolder(folder: string): Promise<SocketFolder> {
  if (Buffer.byteLength(folder) + maxSocketName <= maxSocketPath) {
    return { path: folder, remove: async () => {} }
  }
  const isShort = Buffer.byteLength(tmpdir()) < 60
  const parent = await mkdtemp(join(isShort ? tmpdir() : '/tmp', 'quittance-'))
  const path = join(parent, 'db')
  await symlink(folder, path)
  return { path, remove: () => rm(parent, { recursive: true, force: true }) }
}

export type OwnConnection = { host: string; port: number; user: string; database: string }

export type OwnPostgres = {
  connection: OwnConnection
  wasRunning: boolean
  /** Stops the server unless another process is connected; close your own connections first. */
  stop(): Promise<void>
}

type Options = {
  settings?: Record<string, string>
  /** Restarts it when it exits. Without it, the next query fails. */
  watch?: PostgresWatch | undefined
}

const recoveryMs = 300_000
const leavingMs = 1_000
const cannotConnectNow = '57P03'

export async function startOwnPostgres(
  dataDir: string,
  { settings = {}, watch }: Options = {},
): Promise<OwnPostgres> {
  const home = resolve(dataDir)
  const folder = join(home, 'postgres')
  await prepareDataFolder(home)
  const socket = await shortSocketFolder(folder)
  const connection = {
    host: socket.path,
    port: socketPort,
    user: 'quittance',
    database: 'quittance',
  }

  async function start() {
    const user = await postgresUser(folder)
    const binaries = await usableBinaries(packagedBinaries(), user, home)
    await ensureCluster(folder, binaries, user)
    const cluster: Cluster = {
      folder,
      socketFolder: socket.path,
      binaries: binaries.folder,
      user,
      settings,
    }
    const wasRunning = await ensureRunning(cluster)
    // Held until stop(), so that no other process stops the server while this one uses it.
    const keeper = await connectWhenReady(connection)
    await ensureDatabase(keeper, connection.database)
    return { cluster, wasRunning, keeper }
  }

  try {
    const { cluster, wasRunning, keeper } = await withFolderLock(home, start)
    const held = keepConnected(keeper, watch && { watch, revive })
    async function revive() {
      return withFolderLock(home, async () => {
        await ensureRunning(cluster)
        return connectWhenReady(connection)
      })
    }
    const stop = async () => {
      await held.letGo()
      await withFolderLock(home, () => stopIfUnused(cluster, connection))
      await socket.remove()
    }
    // If stopping fails, the next start adopts it.
    return { connection, wasRunning, stop: () => stop().catch(() => {}) }
  } catch (error) {
    await socket.remove()
    throw error
  }
}

async function connectWhenReady(connection: OwnConnection): Promise<Client> {
  const deadline = Date.now() + recoveryMs
  for (;;) {
    const client = adminClient(connection)
    try {
      await client.connect()
      return client
    } catch (error) {
      const isComing = (error as { code?: string }).code === cannotConnectNow
      if (!isComing || Date.now() > deadline) {
        throw new StartupError(
          `Cannot connect to PostgreSQL in ${connection.host} (${reasonOf(error)}).`,
        )
      }
      await pause(50)
    }
  }
}

function adminClient(connection: OwnConnection): Client {
  const client = new Client({
    ...connection,
    database: 'postgres',
    application_name: 'quittance keeper',
    ssl: false,
  })
  // The pool reports a lost database to its callers; this client runs no queries.
  client.on('error', () => {})
  return client
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`)
}

async function stopIfUnused(cluster: Cluster, connection: OwnConnection): Promise<void> {
  if (!(await isListening(cluster))) return
  const client = adminClient(connection)
  await client.connect()
  const isUsed = await hasOtherSessions(client)
  await client.end()
  if (!isUsed) await stopFast(cluster)
}

/** A pool's end() returns before its sessions are gone, so give them a moment. */
async function hasOtherSessions(client: Client): Promise<boolean> {
  const deadline = Date.now() + leavingMs
  for (;;) {
    const others = await client.query(
      `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    if (others.rowCount === 0) return false
    if (Date.now() > deadline) return true
    await pause(20)
  }
}
