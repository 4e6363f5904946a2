import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { countUnreadable } from './accounts/second-step/reseal.ts'
import { createApp } from './app.ts'
import { openPayments } from './billing/open-payments.ts'
import { createWebhookCaller } from './claims/webhooks/call-webhook.ts'
import { connectDatabase, type Database, maxSilenceMs } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { claimServer, joinServers } from './db/server-lock.ts'
import { createTurns } from './documents/turns.ts'
import { createMailbox } from './mail/mailbox.ts'
import { createMailer } from './mail/mailer.ts'
import { releaseMail } from './mail/outbox.queries.ts'
import { createSmtpTransport } from './mail/smtp.ts'
import { startImapPoller } from './mail-in/imap-poller.ts'
import { startMailProcessor } from './mail-in/process-mail.ts'
import { createReceiver } from './mail-in/receive-mail.ts'
import { startSmtpListener } from './mail-in/smtp-listener.ts'
import { createNightlyBackup } from './ops/backup/nightly-backup.ts'
import { startJobs } from './ops/housekeeping.ts'
import { createLog } from './process/create-log.ts'
import { createStop } from './process/create-stop.ts'
import { watchConnections } from './process/end-connections.ts'
import { requireFreePort } from './process/free-port.ts'
import { runCommand } from './process/run-command.ts'
import { openSessionSecret, secretReplaced } from './process/session-secret.ts'
import { startLines } from './process/start-lines.ts'
import { createEcbRates } from './rates/ecb.ts'
import { createPhotoComparer } from './receipts/photo-comparer.ts'
import { openReader } from './receipts/reading/open-reader.ts'
import { requireSealKey } from './record/seal-keys.ts'
import { readSettings, type Settings } from './settings.ts'
import { reasonOf } from './startup-error.ts'
import { openStorage } from './storage/open-storage.ts'
import { createScanner } from './storage/scanner.ts'

// The same from source and from the bundle: both are one folder below apps/server.
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** How long a shutdown waits for mails and for requests; unsent mails stay queued. */
const timeoutMs = { mail: 6_000, requests: 12_000 }

await runCommand(async () => {
  const settings = readSettings(process.env)
  await requireFreePort(settings)

  const log = createLog(settings.logLevel)
  const end = Promise.withResolvers<unknown>()
  const database = await connectDatabase({
    databaseUrl: settings.databaseUrl,
    connections: settings.databasePool,
    dataDir: settings.dataDir,
    applicationName: 'quittance-server',
    silentAfterMs: maxSilenceMs,
    onError: (err) => log.warn({ err }, 'an idle database connection broke'),
    watch: {
      onGone: () => log.error('PostgreSQL exited unexpectedly; restarting'),
      onBack: () => log.warn('PostgreSQL is running again'),
      onGivenUp: end.resolve,
    },
  })
  try {
    const stop = await serve(settings, database, log, end.resolve)
    const stopWith = createStop(async () => {
      await stop()
      await database.close()
    })
    void end.promise.then((error) => {
      console.error(`Quittance: ${reasonOf(error)}`)
      return stopWith(1)
    })
    return await startLines(settings, database.pool)
  } catch (error) {
    await database.close()
    throw error
  }
})

async function serve(
  settings: Settings,
  database: Database,
  log: Logger,
  onLost: (error: Error) => void,
) {
  const { pool, isOwn } = database
  const claim = await (isOwn ? claimServer(pool, onLost) : joinServers(pool, onLost))
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
  const { host, port, dataDir, publicUrl, smtpUrl, mailFrom } = settings
  const secret = await openSessionSecret(settings)
  const { previousSecret } = settings
  await migrate(pool)
  const unreadable = await countUnreadable(db, { secret, previousSecret })
  if (unreadable > 0) log.warn(secretReplaced(unreadable))
  await requireSealKey(db, { secret, previousSecret })
  if (isOwn) await releaseMail(db)

  const mailbox = smtpUrl ? undefined : createMailbox(join(dataDir, 'mailbox'))
  const transport = smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : mailbox
  if (!transport) throw new Error('Settings without SMTP_URL always have a mailbox.')
  const storage = await openStorage(settings)
  const reachesPrivate = settings.webhooksReachPrivate
  const callWebhook = createWebhookCaller({ db, secret, previousSecret, reachesPrivate })
  const mailer = createMailer({ db, storage, transport, log, publicUrl, callWebhook })
  const scan = createScanner({ command: settings.scanCommand, db, log })
  const uploadFolder = join(dataDir, 'uploads')
  const { reader, documents, closeReader } = await openReader(settings.reader, {
    uploadFolder,
    log,
  })
  const turns = createTurns({ db, reader: settings.reader })
  const comparer = createPhotoComparer({ db, storage, log })
  const payments = await openPayments(settings.stripe, log)
  const nightly = { db, pool, dataDir, log }
  const backup = settings.backup && createNightlyBackup({ ...nightly, ...settings.backup })
  const app = await createApp({
    settings,
    log,
    db,
    mailer,
    storage,
    reader,
    documents,
    turns,
    comparer,
    scan,
    payments,
    backup,
    secret,
    previousSecret,
    uploadFolder,
    mailbox,
    webFolder: existsSync(webFolder) ? webFolder : undefined,
  })
  const rates = settings.ratesFolder && createEcbRates(settings.ratesFolder)
  const stopJobs = startJobs({
    db,
    pool,
    mailer,
    storage,
    comparer,
    payments,
    rates,
    backup,
    uploadFolder,
    log,
  })
  const work = { db, pool, storage, reader, documents, turns, scan, uploadFolder, log }
  const stopMailIn = await startMailIn(settings, work)
  const endConnections = watchConnections(app)
  await app.listen({ host, port })

  return async () => {
    const finished = Promise.all([mailer.stop(timeoutMs.mail), stopJobs(), stopMailIn()])
    await endConnections(timeoutMs.requests)
    closeReader()
    await finished
  }
}

async function startMailIn(
  { inbound, host, storageMbPerUser, readsPerHour }: Settings,
  work: Omit<Parameters<typeof startMailProcessor>[0], 'storageLimit' | 'readsPerHour'>,
) {
  if (!inbound) return async () => {}
  const { domain, smtpPort, imap } = inbound
  const { db, pool, storage, scan, uploadFolder, log } = work
  const storageLimit = storageMbPerUser * 1_000_000
  const mailProcessor = startMailProcessor({ ...work, storageLimit, readsPerHour })
  const { wake } = mailProcessor
  const receive = createReceiver({ db, storage, scan, storageLimit, log, onReceived: wake })
  const common = { domain, uploadFolder, receive, log }
  const ways = [
    ...(smtpPort ? [await startSmtpListener({ ...common, host, port: smtpPort })] : []),
    ...(imap ? [startImapPoller({ ...common, imap, pool })] : []),
  ]
  return async () => {
    await Promise.all(ways.map((way) => way.close()))
    await mailProcessor.stop()
  }
}
