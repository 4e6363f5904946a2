import { hashPassword } from '#accounts/passwords.ts'
import type { Database } from '#db/connect.ts'
import { addDemoData } from '#ops/demo/add-demo-data.ts'
import { demoLogin } from '#ops/demo/demo-account.ts'
import { runCommand } from '#process/run-command.ts'
import { withDatabase } from '#process/with-database.ts'
import { readSettings } from '#settings.ts'
import { openStorage } from '#storage/open-storage.ts'

await runCommand(() => {
  const settings = readSettings(process.env)
  const add = async ({ db }: Database) => {
    await addDemoData(db, await openStorage(settings), hashPassword)
    const { email, password } = demoLogin
    return `Added two trips and a dozen receipts. Log in at ${settings.publicUrl.origin}/login with ${email} and the password ${password}.`
  }
  return withDatabase(settings, 'quittance demo data', add, { mayBeNew: true })
})
