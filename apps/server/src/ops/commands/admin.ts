import { userInfo } from 'node:os'
import { runAdmin } from '#ops/admin/run-admin.ts'
import { runCommand } from '#process/run-command.ts'
import { withDatabase } from '#process/with-database.ts'
import { readSettings } from '#settings.ts'

await runCommand(() =>
  withDatabase(readSettings(process.env), 'quittance admin', ({ db }) =>
    runAdmin(db, process.argv.slice(2), userInfo().username),
  ),
)
