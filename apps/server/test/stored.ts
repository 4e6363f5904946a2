import type { Storage, StoredObject } from '#storage/storage.ts'

export async function listStored(storage: Storage) {
  const found: StoredObject[] = []
  for await (const page of storage.list()) found.push(...page)
  return found
}

export async function storedKeys(storage: Storage) {
  return (await listStored(storage)).map(({ key }) => key).toSorted()
}
