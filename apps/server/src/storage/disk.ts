import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { NotStoredError, type Storage, type StoredContent, type StoredObject } from './storage.ts'

const pageSize = 1000

/** Files below one folder; a file appears complete and flushed, or not at all. */
export function createDiskStorage(folder: string): Storage {
  return {
    async put(key, content) {
      const path = join(folder, key)
      const unfinished = join(folder, `${randomUUID()}.new`)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await pipeline(sourceOf(content), file.createWriteStream({ flush: true }))
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await flushFolder(dirname(path))
      await flushFolder(folder)
    },
    async read(key) {
      const file = await open(join(folder, key)).catch(asNotStored(folder))
      return file.createReadStream()
    },
    async readWhole(key, signal) {
      return readFile(join(folder, key), { signal }).catch(asNotStored(folder))
    },
    async has(key) {
      const found = await stat(join(folder, key)).catch(ignoreMissing)
      if (!found) await requireFiles(folder)
      return found !== undefined
    },
    async remove(key) {
      await rm(join(folder, key), { force: true })
    },
    async *list() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      let page: StoredObject[] = []
      for await (const entry of await opendir(folder, { recursive: true })) {
        const found = entry.isFile() && (await describe(folder, join(entry.parentPath, entry.name)))
        if (!found) continue
        page.push(found)
        if (page.length < pageSize) continue
        yield page
        page = []
      }
      yield page
    },
  }
}

async function describe(folder: string, path: string): Promise<StoredObject | undefined> {
  const found = await stat(path).catch(ignoreMissing)
  return found && { key: relative(folder, path).split(sep).join('/'), modifiedAt: found.mtime }
}

function sourceOf(content: StoredContent): Readable {
  return Buffer.isBuffer(content) ? Readable.from([content]) : createReadStream(content.path)
}

/** A new name in a folder survives a power cut only if the folder itself is flushed. */
async function flushFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function asNotStored(folder: string) {
  return async (error: NodeJS.ErrnoException): Promise<never> => {
    if (error.code !== 'ENOENT') throw error
    await requireFiles(folder)
    throw new NotStoredError('Nothing is stored under this key.')
  }
}

/** An empty folder is an unmounted disk: the files are not missing but unreachable. */
async function requireFiles(folder: string) {
  const directory = await opendir(folder)
  const first = await directory.read().finally(() => directory.close())
  if (first) return
  throw new Error(
    'The folder of stored images is empty, although images were stored in it. Check that its disk is mounted.',
  )
}

/** A file may be removed while the folder is listed. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
