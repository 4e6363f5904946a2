import { openPayments } from '#billing/open-payments.ts'
import { reconcile } from '#billing/reconcile.ts'
import { createLog } from '#process/create-log.ts'
import { runCommand } from '#process/run-command.ts'
import { withDatabase } from '#process/with-database.ts'
import { readSettings } from '#settings.ts'
import { StartupError } from '#startup-error.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel, process.stderr)
  const payments = await openPayments(settings.stripe, log)
  if (!payments) {
    throw new StartupError('Payments are not set up: there is nothing to compare with.')
  }
  return withDatabase(settings, 'quittance reconcile', ({ db }) =>
    reconcile({ db, payments, log, say: (line) => console.info(line) }),
  )
})
