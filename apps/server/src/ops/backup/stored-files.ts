import { type FileHandle, lstat, open, opendir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What a backup contains besides the database; with an object store there is no `files` here. */
export const storedNames = ['files', 'mailbox', 'secret']

export type StoredFile = { path: string; handle: FileHandle; size: number }

/** Opens the stored files one after another; the next one when the last is read. */
export async function* storedFiles(dataDir: string): AsyncGenerator<StoredFile> {
  for (const name of storedNames) {
    for await (const file of filesBelow(join(dataDir, name))) {
      const handle = await openIfThere(file)
      if (!handle) continue
      try {
        const { size } = await handle.stat()
        yield { path: relative(dataDir, file), handle, size }
      } finally {
        await handle.close()
      }
    }
  }
}

/** Restore also uses it to check whether the place is empty. */
export async function* filesBelow(path: string): AsyncGenerator<string> {
  const found = await lstat(path).catch(() => undefined)
  if (found?.isFile()) yield path
  if (!found?.isDirectory()) return
  for await (const entry of await opendir(path, { recursive: true })) {
    // The store writes to such a name first; an unfinished file belongs to no row yet.
    if (entry.isFile() && !entry.name.endsWith('.new')) yield join(entry.parentPath, entry.name)
  }
}

/** A file removed during the backup belonged to a deleted receipt. */
async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
