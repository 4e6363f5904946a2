import type { Pool } from 'pg'
import type { Db } from '#db/connect.ts'
import { findUnusedKeys } from '#receipts/receipts.queries.ts'
import type { Storage } from './storage.ts'
import { type LackingReceipt, withStoredKeys } from './stored-keys.queries.ts'

type Deps = { pool: Pool; db: Db; storage: Storage; say(line: string): void }

export async function checkData({ pool, db, storage, say }: Deps) {
  return withStoredKeys(pool, async (stored) => {
    for await (const page of storage.list()) await stored.add(page)

    let lacking = 0
    for await (const page of stored.lacking()) {
      for (const { id, tripId, key } of await stillLacking(db, storage, page)) {
        lacking += 1
        say(`receipt ${id} of trip ${tripId}: ${key} is missing`)
      }
    }
    let unnamed = 0
    for await (const page of stored.unnamed()) {
      unnamed += page.length
      for (const { key } of page) say(`${key}: not used by any receipt`)
    }
    return { lacking, unnamed }
  })
}

/** With a server running, a receipt may have been saved or deleted since the store was listed. */
async function stillLacking(db: Db, storage: Storage, page: LackingReceipt[]) {
  const gone = new Set(
    await findUnusedKeys(
      db,
      page.map(({ key }) => key),
    ),
  )
  const found: LackingReceipt[] = []
  for (const receipt of page) {
    if (gone.has(receipt.key) || (await storage.has(receipt.key))) continue
    found.push(receipt)
  }
  return found
}
