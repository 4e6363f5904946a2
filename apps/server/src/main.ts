import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Logger, pino } from 'pino'
import { createMailbox } from '#adapters/mail/mailbox.ts'
import { createSmtpTransport } from '#adapters/mail/smtp.ts'
import { openPayments } from '#adapters/payments/open-payments.ts'
import { openReader } from '#adapters/reading/open-reader.ts'
import { openStorage } from '#adapters/storage/open-storage.ts'
import { createApp } from '#app.ts'
import { connectDatabase, type Database } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { releaseMail } from '#db/outbox.ts'
import { claimServer, joinServers } from '#db/server-lock.ts'
import { startJobs } from '#jobs/housekeeping.ts'
import { createMailer } from '#mail/mailer.ts'
import { requireFreePort } from '#process/free-port.ts'
import { runCommand } from '#process/run-command.ts'
import { openSessionSecret } from '#process/session-secret.ts'
import { startLines } from '#process/start-lines.ts'
import { stopOnSignal } from '#process/stop-on-signal.ts'
import { readSettings, type Settings } from '#settings.ts'

// The same from the source and from the bundle: both lie one folder below apps/server.
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

await runCommand(async () => {
  const settings = readSettings(process.env)
  await requireFreePort(settings)

  const log = pino({ level: settings.logLevel })
  const database = await connectDatabase({
    databaseUrl: settings.databaseUrl,
    connections: settings.databasePool,
    dataDir: settings.dataDir,
    applicationName: 'quittance-server',
    onError: (err) => log.warn({ err }, 'an idle database connection broke'),
  })
  try {
    const stop = await serve(settings, database, log)
    stopOnSignal(async () => {
      await stop()
      await database.close()
    })
    return await startLines(settings, database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
})

async function serve(settings: Settings, database: Database, log: Logger) {
  const { pool, isOwn } = database
  const claim = await (isOwn ? claimServer(pool) : joinServers(pool))
  try {
    const stop = await start(settings, database, log)
    return async () => {
      await stop()
      await claim.release()
    }
  } catch (error) {
    // Its connection would keep the process alive.
    await claim.release()
    throw error
  }
}

async function start(settings: Settings, { pool, db, isOwn }: Database, log: Logger) {
  const { host, port, dataDir, smtpUrl, mailFrom } = settings
  const secret = await openSessionSecret(settings)
  await migrate(pool)
  if (isOwn) await releaseMail(db)

  const mailbox = smtpUrl ? undefined : createMailbox(join(dataDir, 'mailbox'))
  const transport = smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : mailbox
  if (!transport) throw new Error('Settings without SMTP_URL always have a mailbox.')
  const storage = await openStorage(settings)
  const mailer = createMailer({ db, storage, transport, log })
  const { reader, closeReader } = await openReader(settings.reader, log)
  const payments = await openPayments(settings.stripe, log)
  const uploadFolder = join(dataDir, 'uploads')
  const app = await createApp({
    settings,
    log,
    db,
    mailer,
    storage,
    reader,
    payments,
    secret,
    uploadFolder,
    mailbox,
    webFolder: existsSync(webFolder) ? webFolder : undefined,
  })
  const stopJobs = startJobs({ db, mailer, storage, payments, uploadFolder, log })
  await app.listen({ host, port })

  return async () => {
    await app.close()
    closeReader()
    await stopJobs()
  }
}
