import { join } from 'node:path'
import type { Settings } from '#settings.ts'
import { createDiskStorage } from './disk.ts'
import { createS3Storage, requireBucket } from './s3.ts'
import type { Storage } from './storage.ts'

export async function openStorage({
  s3,
  dataDir,
}: Pick<Settings, 's3' | 'dataDir'>): Promise<Storage> {
  if (!s3) return createDiskStorage(join(dataDir, 'files'))
  await requireBucket(s3)
  return createS3Storage(s3)
}
