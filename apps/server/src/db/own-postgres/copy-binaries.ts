import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reasonOf, StartupError } from '#startup-error.ts'

/** Copies the package's binaries below `parent` unless they exist; returns the folder. */
export async function copyBinaries(
  packaged: string,
  parent: string,
  finish: (copy: string) => Promise<unknown>,
): Promise<string> {
  const copy = join(parent, `postgresql-${await packageVersion(packaged)}`)
  try {
    await mkdir(parent, { recursive: true, mode: 0o755 })
    if (!(await exists(copy))) await makeCopy(packaged, copy, finish)
  } catch (error) {
    throw new StartupError(
      `Cannot copy PostgreSQL to ${copy} (${reasonOf(error)}). Make that folder writable, or set DATABASE_URL.`,
    )
  }
  if (process.getuid?.() === 0) await requireOurs(parent)
  await requireOurs(copy)
  return copy
}

async function packageVersion(packaged: string): Promise<string> {
  const manifest = await readFile(join(dirname(packaged), 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}

async function makeCopy(
  packaged: string,
  copy: string,
  finish: (copy: string) => Promise<unknown>,
): Promise<void> {
  const unfinished = `${copy}.new-${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await cp(packaged, unfinished, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  await finish(unfinished)
  await openToEverybody(unfinished)
  await rename(unfinished, copy).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have finished the same copy first.
    if (!(await exists(copy))) throw error
  })
}

function isNeeded(path: string): boolean {
  return !path.endsWith('.a')
}

/** A checkout made with a strict umask would be unreadable to PostgreSQL's user. */
async function openToEverybody(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const isOpen = entry.isDirectory() || entry.parentPath.endsWith('/bin')
    await chmod(join(entry.parentPath, entry.name), isOpen ? 0o755 : 0o644)
  }
}

/** We must not run binaries that others can write to. */
async function requireOurs(folder: string): Promise<void> {
  const { uid, mode } = await lstat(folder)
  if (uid === process.getuid?.() && (mode & 0o022) === 0) return
  throw new StartupError(
    `${folder} is writable by other users, so PostgreSQL is not run from it. Remove it and start again.`,
  )
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
