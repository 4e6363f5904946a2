import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '#db/connect.ts'
import { StartupError } from '#startup-error.ts'
import { checkData } from '#storage/check-data.ts'
import { createDiskStorage } from '#storage/disk.ts'
import { describeBackup } from './describe.ts'
import { restoreBackup } from './restore-backup.ts'

/** Restores an archive into a scratch folder with a database of its own, says what is in it, and removes both. */
export async function checkBackup(file: string, { hasImages }: { hasImages: boolean }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'quittance-check-'))
  try {
    const database = await connectDatabase({ dataDir, applicationName: 'quittance restore check' })
    try {
      const summary = await restoreBackup(database.pool, dataDir, file)
      const described = `${describeBackup(summary)} as of ${summary.madeAt}`
      if (!hasImages) return `The backup can be restored: ${described}.`
      const storage = createDiskStorage(join(dataDir, 'files'))
      const say = (line: string) => console.info(line)
      const { lacking } = await checkData({ ...database, storage, say })
      if (lacking === 0)
        return `The backup can be restored: ${described}. Every receipt has its images.`
      throw new StartupError(`The backup lacks ${lacking} images of receipts: ${described}.`)
    } finally {
      await database.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
