import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#db/connect.ts'
import { documents, receipts, uploads } from '#db/schema.ts'
import type { Storage, StoredObject } from '#storage/storage.ts'

export async function listStored(storage: Storage) {
  const found: StoredObject[] = []
  for await (const page of storage.list()) found.push(...page)
  return found
}

export async function storedKeys(storage: Storage) {
  return (await listStored(storage)).map(({ key }) => key).toSorted()
}

export async function forgetReceipts({ db, storage }: { db: Db; storage: Storage }) {
  await db.delete(receipts)
  await db.delete(uploads)
  await db.delete(documents)
  for (const key of await storedKeys(storage)) await storage.remove(key)
}

/** Puts something unreadable under the key, like a failing disk. `mend` removes it. */
export async function makeUnreadable({ uploadFolder }: { uploadFolder: string }, key: string) {
  const path = join(uploadFolder, '../files', key)
  await rm(path, { force: true })
  await mkdir(path, { recursive: true })
  return { mend: () => rm(path, { recursive: true }) }
}

/** The store as it will look in two hours. */
export function inTwoHours(storage: Storage): Storage {
  const modifiedAt = new Date(Date.now() - 2 * 60 * 60_000)
  return {
    ...storage,
    async *list() {
      for await (const page of storage.list()) yield page.map(({ key }) => ({ key, modifiedAt }))
    },
  }
}
