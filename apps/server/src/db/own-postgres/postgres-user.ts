import { lchown, lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '#startup-error.ts'

export type SystemUser = { uid: number; gid: number }

/** PostgreSQL refuses to run as root, so root runs it as another user; undefined if not root. */
export async function postgresUser(clusterFolder: string): Promise<SystemUser | undefined> {
  const ourUid = process.getuid?.()
  const owner = await lstat(clusterFolder).catch(() => undefined)
  if (ourUid !== 0) {
    if (owner && owner.uid !== ourUid) {
      throw new StartupError(
        `The database folder ${clusterFolder} belongs to another user (uid ${owner.uid}). Start Quittance as that user or as root.`,
      )
    }
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await findUser('postgres')) ?? (await findUser('nobody')) ?? noUser()
}

async function findUser(name: string): Promise<SystemUser | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find((parts) => parts[0] === name)
  const uid = Number(fields?.[2])
  return fields && uid > 0 ? { uid, gid: Number(fields[3]) } : undefined
}

function noUser(): never {
  throw new StartupError(
    'PostgreSQL does not run as root, and this system has neither a user postgres nor nobody. Start Quittance as an ordinary user, or set DATABASE_URL.',
  )
}

/** A cluster that root copied here belongs to root, file by file. */
export async function giveTo(user: SystemUser, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true })
  for (const entry of entries) await lchown(join(folder, entry), user.uid, user.gid)
  await lchown(folder, user.uid, user.gid)
}
