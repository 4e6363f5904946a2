import { execFile } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Trial } from '#replicas/programs.ts'

const run = promisify(execFile)
const megabytes = 768
const chunkSizes = [1024 * 1024, 4096]

export type SmallDisk = { fill(): Promise<void>; free(): Promise<void> }

/** A disk in memory that can be filled to the last byte; undefined where this user may not mount one. */
export async function mountSmallDisk(trial: Trial, folder: string): Promise<SmallDisk | undefined> {
  await mkdir(folder)
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch {
    return undefined
  }
  trial.defer(async () => {
    await run('umount', ['--lazy', folder])
  })
  const filling = join(folder, 'filling')

  return {
    async fill() {
      const file = await open(filling, 'w')
      for (const size of chunkSizes) await writeUntilFull(file, Buffer.alloc(size, 1))
      await file.close()
    },
    free: () => rm(filling, { force: true }),
  }
}

async function writeUntilFull(
  file: { write(chunk: Buffer): Promise<{ bytesWritten: number }> },
  chunk: Buffer,
) {
  try {
    for (;;) if ((await file.write(chunk)).bytesWritten < chunk.length) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
