import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '#storage/storage.ts'

/** Files under one folder; a file appears whole, and on the disk, or not at all. */
export function createDiskStorage(folder: string): Storage {
  return {
    async put(key, content) {
      const path = join(folder, key)
      const unfinished = join(folder, `${randomUUID()}.new`)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const source = Buffer.isBuffer(content) ? Readable.from([content]) : content
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await pipeline(source, file.createWriteStream({ flush: true }))
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async read(key) {
      const file = await open(join(folder, key))
      return file.createReadStream()
    },
    async remove(key) {
      await rm(join(folder, key), { force: true })
    },
  }
}
