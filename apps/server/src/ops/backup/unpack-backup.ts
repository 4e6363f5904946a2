import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { extract, list } from 'tar'
import { migrationNames } from '#db/migrate.ts'
import { reasonOf, StartupError } from '#startup-error.ts'
import { type Manifest, newerBackup, parseManifest } from './manifest.ts'
import { storedNames } from './stored-files.ts'

/** Unpacks one of our archives into an empty folder, after verifying every byte of it. */
export async function unpackBackup(
  file: string,
  folder: string,
): Promise<{ manifest: Manifest; files: number }> {
  if (!(await stat(file).catch(() => undefined))?.isFile()) {
    throw new StartupError(`The file ${file} does not exist.`)
  }
  const files = await check(file)
  await extract({
    file,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    // As the server creates them, whatever the archive or umask says: private to this user.
    dmode: 0o700,
    onReadEntry: (entry) => {
      entry.mode = 0o600
    },
  })
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '')
  const manifest = parseManifest(text)
  if (!(await migrationNames()).includes(manifest.lastMigration)) throw newerBackup()
  return { manifest, files }
}

/** Reads the whole archive, and counts the stored files in it. */
async function check(file: string): Promise<number> {
  let files = 0
  const unexpected: string[] = []
  try {
    await list({
      file,
      strict: true,
      onReadEntry({ type, path }) {
        if (type !== 'File' || !isExpected(path)) unexpected.push(path)
        if (isStored(path)) files += 1
      },
    })
  } catch (error) {
    throw new StartupError(
      `${file} is damaged or incomplete (${reasonOf(error)}). Nothing was restored.`,
    )
  }
  if (unexpected.length === 0) return files
  throw new StartupError(
    `${file} is not a Quittance backup: it contains ${JSON.stringify(unexpected[0])}. Nothing was restored.`,
  )
}

function isExpected(path: string): boolean {
  const parts = path.split('/')
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return false
  return path === 'manifest.json' || /^database\/\w+\/\d{6}$/.test(path) || isStored(path)
}

function isStored(path: string): boolean {
  return storedNames.includes(path.split('/')[0] ?? '')
}
