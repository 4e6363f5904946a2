import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const longestSocketPath = 100
const longestSocketName = '/.s.PGSQL.65535'.length

export type SocketFolder = { path: string; remove(): Promise<void> }

/** The kernel allows a socket about 100 bytes of path: a deeper folder gets a short second name. */
export async function shortSocketFolder(folder: string): Promise<SocketFolder> {
  if (Buffer.byteLength(folder) + longestSocketName <= longestSocketPath) {
    return { path: folder, remove: async () => {} }
  }
  const isShort = Buffer.byteLength(tmpdir()) < 60
  const parent = await mkdtemp(join(isShort ? tmpdir() : '/tmp', 'quittance-'))
  const path = join(parent, 'db')
  await symlink(folder, path)
  return { path, remove: () => rm(parent, { recursive: true, force: true }) }
}
