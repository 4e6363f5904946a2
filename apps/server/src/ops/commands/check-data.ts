import { runCommand } from '#process/run-command.ts'
import { withDatabase } from '#process/with-database.ts'
import { readSettings } from '#settings.ts'
import { StartupError } from '#startup-error.ts'
import { checkData } from '#storage/check-data.ts'
import { openStorage } from '#storage/open-storage.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  const storage = await openStorage(settings)
  return withDatabase(settings, 'quittance check data', async ({ pool, db }) => {
    const say = (line: string) => console.info(line)
    const { lacking, unnamed } = await checkData({ pool, db, storage, say })
    const images = `${unnamed} stored images without a receipt${unnamed > 0 ? ', which the server will remove' : ''}`
    if (lacking === 0) return `Every receipt has its images; ${images}.`
    throw new StartupError(
      `${lacking} images of receipts are missing; ${images}. Restore them from a backup, or edit those receipts.`,
    )
  })
})
