import {
  access,
  chown,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf, StartupError } from '#startup-error.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { dataDirArgument, runProgram } from './postgres-program.ts'
import { giveTo, type SystemUser } from './postgres-user.ts'

const thoroughly = { recursive: true, force: true, maxRetries: 20, retryDelay: 20 }

const initdbOptions = [
  '--username=quittance',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--locale=C.UTF-8',
]

export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartupError(
      `Cannot use the data folder ${dataDir} (${reasonOf(error)}). Make it a folder this user can write to, or set DATA_DIR to another.`,
    )
  }
}

/** Creates the cluster if it does not exist; the caller holds the folder's lock. */
export async function ensureCluster(
  clusterFolder: string,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
): Promise<void> {
  await removeUnfinished(clusterFolder)
  const found = await stat(clusterFolder).catch(() => undefined)
  if (!found) return await createCluster(clusterFolder, binaries, user)
  await requireSameMajor(clusterFolder, binaries.major)
  if (user && found.uid === 0) await giveTo(user, clusterFolder)
}

/** We hold the lock, so its process is gone; its initdb may still write, hence the retries. */
async function removeUnfinished(clusterFolder: string): Promise<void> {
  const parent = join(clusterFolder, '..')
  for (const name of await readdir(parent)) {
    if (/^postgres\.new-\d+$/.test(name)) await rm(join(parent, name), thoroughly)
  }
}

/** Created under another name first: an interrupted initdb is never taken for a database. */
async function createCluster(
  clusterFolder: string,
  { folder }: PostgresBinaries,
  user: SystemUser | undefined,
): Promise<void> {
  const unfinished = `${clusterFolder}.new-${process.pid}`
  await mkdir(unfinished, { mode: 0o700 })
  if (user) await chown(unfinished, user.uid, user.gid)
  const { exitCode, complaint } = await runProgram(
    join(folder, 'bin', 'initdb'),
    ['-D', dataDirArgument(unfinished), ...initdbOptions],
    { cwd: unfinished, user },
  )
  if (exitCode !== 0) {
    await rm(unfinished, { recursive: true, force: true })
    const reason = reasonOf(new Error(complaint))
    throw new StartupError(
      `Cannot create the database in ${clusterFolder} (${reason}). Set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  await rename(unfinished, clusterFolder)
  await syncFolder(join(clusterFolder, '..'))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function requireSameMajor(clusterFolder: string, ours: string): Promise<void> {
  const version = await readFile(join(clusterFolder, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) {
    throw new StartupError(
      `${clusterFolder} exists but is not a PostgreSQL database. Move it elsewhere, or set DATA_DIR to another folder.`,
    )
  }
  if (version.trim() === ours) return
  throw new StartupError(
    `The database in ${clusterFolder} was made by PostgreSQL ${version.trim()}, and this version of Quittance includes PostgreSQL ${ours}. Nothing was touched: make a backup with the version of Quittance that made it, then restore that into an empty DATA_DIR.`,
  )
}
