import { resolve } from 'node:path'
import type { Database } from '#db/connect.ts'
import { describeBackup } from '#ops/backup/describe.ts'
import { writeBackup } from '#ops/backup/write-backup.ts'
import { runCommand } from '#process/run-command.ts'
import { withDatabase } from '#process/with-database.ts'
import { readSettings } from '#settings.ts'

function defaultName(now: Date): string {
  const [day, time] = now.toISOString().slice(0, 19).split('T')
  return `quittance-backup-${day}-${time?.replaceAll(':', '')}.tar.gz`
}

await runCommand(() => {
  const settings = readSettings(process.env)
  const file = resolve(process.argv[2] ?? defaultName(new Date()))
  const backUp = async ({ pool }: Database) => {
    const summary = await writeBackup(pool, settings.dataDir, file)
    return `Backed up ${describeBackup(summary)} to ${file} (${summary.bytes} bytes).`
  }
  return withDatabase(settings, 'quittance backup', backUp, { isReadOnly: true })
})
