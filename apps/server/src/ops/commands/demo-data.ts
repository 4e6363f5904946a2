import { hashPassword } from '#accounts/passwords.ts'
import { connectDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { addDemoData } from '#ops/demo/add-demo-data.ts'
import { demoLogin } from '#ops/demo/demo-account.ts'
import { runCommand } from '#process/run-command.ts'
import { readSettings } from '#settings.ts'
import { openStorage } from '#storage/open-storage.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  const { dataDir, databaseUrl, publicUrl } = settings
  const database = await connectDatabase({
    databaseUrl,
    dataDir,
    applicationName: 'quittance demo data',
  })
  try {
    await migrate(database.pool)
    await addDemoData(database.db, await openStorage(settings), hashPassword)
    const { email, password } = demoLogin
    return `Added two trips and a dozen receipts. Log in at ${publicUrl.origin}/login with ${email} and the password ${password}.`
  } finally {
    await database.close()
  }
})
