import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '#startup-error.ts'
import { filesBelow, storedNames } from './stored-files.ts'

/** Rejects a folder that already has files; a single file such as the secret is replaced. */
export async function requireRoomForFiles(dataDir: string): Promise<void> {
  for (const name of storedNames) {
    const place = join(dataDir, name)
    if ((await stat(place).catch(() => undefined))?.isFile()) continue
    for await (const file of filesBelow(place)) {
      throw new StartupError(
        `${place} is not empty (${file}). A backup can only be restored into an empty folder: move the files elsewhere, or set DATA_DIR to a new folder.`,
      )
    }
  }
}

/** Moves the unpacked files into place; returns an undo function. */
export async function placeFiles(unpacked: string, dataDir: string): Promise<() => Promise<void>> {
  const replaced = join(unpacked, 'replaced')
  await mkdir(replaced)
  const moves: [from: string, to: string][] = []
  async function move(from: string, to: string) {
    await rename(from, to)
    moves.unshift([to, from])
  }
  async function takeBack() {
    for (const [from, to] of moves) await rename(from, to)
  }
  try {
    for (const name of storedNames) {
      const place = join(dataDir, name)
      if (!(await exists(join(unpacked, name)))) continue
      if (await exists(place)) await move(place, join(replaced, name))
      await move(join(unpacked, name), place)
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
