import { rm } from 'node:fs/promises'
import { inject } from 'vitest'
import { copyData } from './copy-data.ts'

/** A data folder that a server has used before: creating a database takes a second each time. */
export async function useCluster(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
  await copyData(inject('preparedData'), dataDir)
}
