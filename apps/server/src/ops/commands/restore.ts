import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { connectDatabase } from '#db/connect.ts'
import { prepareDataFolder } from '#db/own-postgres/postgres-cluster.ts'
import { describeBackup } from '#ops/backup/describe.ts'
import { restoreBackup } from '#ops/backup/restore-backup.ts'
import { runCommand } from '#process/run-command.ts'
import { readSettings } from '#settings.ts'
import { StartupError } from '#startup-error.ts'
import { checkData } from '#storage/check-data.ts'
import { createDiskStorage } from '#storage/disk.ts'

await runCommand(async () => {
  const { dataDir, databaseUrl, s3 } = readSettings(process.env)
  const isCheck = process.argv[2] === '--check'
  const file = process.argv[isCheck ? 3 : 2]
  if (!file) throw new StartupError('Missing backup file: npm run restore -- <file>')
  // Images in an object store are not part of a backup.
  if (isCheck) return check(resolve(file), s3 === undefined)
  await prepareDataFolder(dataDir)
  return `Restored ${await restore(resolve(file), dataDir, databaseUrl)} into ${dataDir}.`
})

async function restore(file: string, dataDir: string, databaseUrl?: string, hasAllImages = false) {
  const applicationName = 'quittance restore'
  const database = await connectDatabase({ databaseUrl, dataDir, applicationName })
  try {
    const summary = await restoreBackup(database.pool, dataDir, file)
    const described = `${describeBackup(summary)} as of ${summary.madeAt}`
    if (!hasAllImages) return described
    const storage = createDiskStorage(join(dataDir, 'files'))
    const { lacking } = await checkData({ ...database, storage, say: (line) => console.info(line) })
    if (lacking === 0) return described
    throw new StartupError(`The backup lacks ${lacking} images of receipts: ${described}.`)
  } finally {
    await database.close()
  }
}

async function check(file: string, hasImages: boolean) {
  const scratch = await mkdtemp(join(tmpdir(), 'quittance-check-'))
  try {
    return `The backup can be restored: ${await restore(file, scratch, undefined, hasImages)}.`
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
