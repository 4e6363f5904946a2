import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { connectDatabase } from '#db/connect.ts'
import { describeBackup } from '#ops/backup/describe.ts'
import { writeBackup } from '#ops/backup/write-backup.ts'
import { runCommand } from '#process/run-command.ts'
import { readSettings } from '#settings.ts'
import { StartupError } from '#startup-error.ts'

function defaultName(now: Date): string {
  const [day, time] = now.toISOString().slice(0, 19).split('T')
  return `quittance-backup-${day}-${time?.replaceAll(':', '')}.tar.gz`
}

await runCommand(async () => {
  const { dataDir, databaseUrl } = readSettings(process.env)
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres'))) {
    throw new StartupError(
      `There is no database in ${dataDir}. Set DATA_DIR to the server's folder.`,
    )
  }
  const file = resolve(process.argv[2] ?? defaultName(new Date()))
  const database = await connectDatabase({
    databaseUrl,
    dataDir,
    applicationName: 'quittance backup',
  })
  try {
    const summary = await writeBackup(database.pool, dataDir, file)
    return `Backed up ${describeBackup(summary)} to ${file} (${summary.bytes} bytes).`
  } finally {
    await database.close()
  }
})
