import { userInfo } from 'node:os'
import { runAdmin } from '#ops/admin/run-admin.ts'
import { runCommand } from '#process/run-command.ts'
import { openSessionSecret } from '#process/session-secret.ts'
import { withDatabase } from '#process/with-database.ts'
import { readSettings } from '#settings.ts'

await runCommand(() => {
  const settings = readSettings(process.env)
  const openSecrets = async () => ({
    secret: await openSessionSecret(settings),
    previousSecret: settings.previousSecret,
  })
  const by = userInfo().username
  return withDatabase(settings, 'quittance admin', ({ db }) =>
    runAdmin({ ...settings, db, by, openSecrets }, process.argv.slice(2)),
  )
})
