import { resolve } from 'node:path'
import { connectDatabase } from '#db/connect.ts'
import { prepareDataFolder } from '#db/own-postgres/postgres-cluster.ts'
import { checkBackup } from '#ops/backup/check-backup.ts'
import { describeBackup } from '#ops/backup/describe.ts'
import { restoreBackup } from '#ops/backup/restore-backup.ts'
import { runCommand } from '#process/run-command.ts'
import { readSettings } from '#settings.ts'
import { StartupError } from '#startup-error.ts'

await runCommand(async () => {
  const { dataDir, databaseUrl, s3 } = readSettings(process.env)
  const isCheck = process.argv[2] === '--check'
  const file = process.argv[isCheck ? 3 : 2]
  if (!file) throw new StartupError('Missing backup file: npm run restore -- <file>')
  // Images in an object store are not part of a backup.
  if (isCheck) return checkBackup(resolve(file), { hasImages: s3 === undefined })
  await prepareDataFolder(dataDir)
  const database = await connectDatabase({
    databaseUrl,
    dataDir,
    applicationName: 'quittance restore',
  })
  try {
    const summary = await restoreBackup(database.pool, dataDir, resolve(file))
    return `Restored ${describeBackup(summary)} as of ${summary.madeAt} into ${dataDir}.`
  } finally {
    await database.close()
  }
})
