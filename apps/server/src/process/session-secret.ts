import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#settings.ts'
import { reasonOf, StartupError } from '#startup-error.ts'

const shortest = 32

/** The secret from the settings, or the one in the data folder, created at the first start. */
export async function openSessionSecret({
  sessionSecret,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'sessionSecret' | 'databaseUrl' | 'dataDir'>): Promise<string> {
  if (sessionSecret) return sessionSecret
  if (databaseUrl) {
    throw new StartupError(
      'SESSION_SECRET is not set: with DATABASE_URL every server needs the same one. Set it to at least 32 random characters, for example those of: openssl rand -base64 32',
    )
  }
  const path = join(dataDir, 'secret')
  try {
    return requireWhole((await readIfThere(path)) ?? (await makeSecret(path)), path)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(`The secret in ${path} cannot be used (${reasonOf(error)}).`)
  }
}

/** For the start: what ends when a secret was replaced and the earlier one is not set. */
export function secretReplaced(accounts: number) {
  return `the secret was replaced: ${accounts === 1 ? '1 account' : `${accounts} accounts`} can only pass two-step sign-in with a recovery code, and links to reports made before do not open. Set SESSION_SECRET_PREVIOUS to the earlier secret, then run npm run admin -- rotate-secret`
}

/** The file appears complete or not at all; the caller has the data folder to itself. */
async function makeSecret(path: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await writeFile(`${path}.new`, secret, { mode: 0o600, flush: true })
  await rename(`${path}.new`, path)
  return secret
}

function requireWhole(secret: string, path: string): string {
  if (secret.length >= shortest) return secret
  throw new StartupError(
    `The secret in ${path} is damaged. Delete the file to generate a new one; existing links to reports and the codes of authenticator apps then stop working, and their users need a recovery code.`,
  )
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
