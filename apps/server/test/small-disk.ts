import { execFile } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const chunkSizes = [1024 * 1024, 4096]

export type SmallDisk = {
  fill(): Promise<void>
  free(): Promise<void>
  unmount(): Promise<void>
}

/** Mounts a disk in memory there; undefined if this user may not mount. */
export async function mountSmallDisk(
  folder: string,
  megabytes: number,
): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch {
    return undefined
  }
  const filling = join(folder, 'filling')
  return {
    async fill() {
      for (const size of chunkSizes) await appendUntilFull(filling, Buffer.alloc(size, 1))
    },
    free: () => rm(filling, { force: true }),
    unmount: async () => void (await run('umount', ['--lazy', folder])),
  }
}

async function appendUntilFull(path: string, chunk: Buffer) {
  const file = await open(path, 'a')
  try {
    for (;;) if ((await file.write(chunk)).bytesWritten < chunk.length) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}
