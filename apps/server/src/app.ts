import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerAuth } from './accounts/auth.routes.ts'
import { registerOidc } from './accounts/oidc/oidc.routes.ts'
import { createProvider } from './accounts/oidc/provider.ts'
import { registerPasskeys } from './accounts/passkeys/passkeys.routes.ts'
import { registerSecondStep } from './accounts/second-step/second-step.routes.ts'
import { registerSessions } from './accounts/sessions/sessions.routes.ts'
import { registerTokens } from './accounts/tokens/tokens.routes.ts'
import { registerBilling } from './billing/billing.routes.ts'
import { registerDemoRequests } from './billing/demo-requests.routes.ts'
import type { Payments } from './billing/payments.ts'
import { createReportLinks } from './claims/links/report-links.ts'
import { registerReports } from './claims/reports.routes.ts'
import { registerWebhooks } from './claims/webhooks/webhooks.routes.ts'
import { registerVerifyPage } from './claims/zip/verify-page.ts'
import type { Db } from './db/connect.ts'
import type { DocumentReader } from './documents/document-reader.ts'
import type { Turns } from './documents/turns.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { registerCompression } from './http/compress.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { registerHeaders } from './http/headers.ts'
import type { ScanFile } from './http/image-upload.ts'
import { registerInternalCalls } from './http/internal-calls.ts'
import { createFirstScreenReader } from './http/read-first-screen.ts'
import { registerRequestLog } from './http/request-log.ts'
import { registerSameOriginCheck } from './http/same-origin.ts'
import { registerSession, sessionCookieFor } from './http/session.ts'
import { registerUnreadBody } from './http/unread-body.ts'
import { registerWebApp, sendNotFound } from './http/web-app.ts'
import { registerWellFormed } from './http/well-formed.ts'
import type { Mailbox } from './mail/mail.ts'
import { registerMailbox } from './mail/mailbox.routes.ts'
import type { Mailer } from './mail/mailer.ts'
import { registerInbound } from './mail-in/inbound.routes.ts'
import { registerAdmin } from './ops/admin/admin.routes.ts'
import type { NightlyBackup } from './ops/backup/nightly-backup.ts'
import { registerConfig } from './ops/config.routes.ts'
import { registerHealth } from './ops/health.routes.ts'
import { createMetrics } from './ops/metrics.ts'
import { registerSecurityTxt } from './ops/security-txt.routes.ts'
import { registerRates } from './rates/rates.routes.ts'
import type { PhotoComparer } from './receipts/photo-comparer.ts'
import type { ReceiptReader } from './receipts/reading/reader.ts'
import { registerReceipts } from './receipts/receipts.routes.ts'
import { registerSealKeys } from './record/seal-keys.routes.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage/storage.ts'
import { registerTrips } from './trips/trips.routes.ts'

export type AppDeps = {
  settings: Settings
  log: FastifyBaseLogger
  db: Db
  mailer: Mailer
  storage: Storage
  reader: ReceiptReader
  documents: DocumentReader
  turns: Turns
  comparer: PhotoComparer
  scan: ScanFile
  /** Undefined if payments are not set up. */
  payments?: Payments
  /** Undefined without BACKUP_DIR. */
  backup?: NightlyBackup
  /** Signs links; every server sharing the database must use the same one. */
  secret: string
  previousSecret?: string | undefined
  /** Temporary folder for uploads being processed. */
  uploadFolder: string
  /** Set only if mail is not really sent; served only to this machine. */
  mailbox?: Mailbox
  /** The built web app; the API also runs without it. */
  webFolder?: string
}

/** Builds the whole product as a value: it does not listen and owns no process. */
export async function createApp({
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
  webFolder,
}: AppDeps) {
  const { publicUrl, isProduction, supportEmail, salesEmail, plan: planRules } = settings
  const links = createReportLinks({ secret, previousSecret, publicUrl })
  const sessionCookie = sessionCookieFor(publicUrl)
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    // A 10 MB photo over hotel Wi-Fi takes a while.
    requestTimeout: 300_000,
    routerOptions: { maxParamLength: 200 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Accept JSON only: a form on another site can send text, but not JSON.
  app.removeContentTypeParser('text/plain')

  registerErrorHandler(app, settings.dataDir)
  registerRequestLog(app)
  registerCompression(app)
  registerUnreadBody(app)
  await registerHeaders(app, settings)
  await app.register(cookie)
  registerSameOriginCheck(app, publicUrl)
  const identify = registerSession(app, db, sessionCookie)
  registerWellFormed(app)
  registerInternalCalls(app)
  app.decorate('scanFile', scan)
  await registerApiDocs(app, { publicUrl, isOpen: settings.hasApiDocs })

  const metrics = createMetrics(app, { db, dataDir: settings.dataDir, backup })
  registerHealth(app, db, metrics, { token: settings.metricsToken, isProduction })
  registerConfig(app, {
    supportEmail,
    hasMailbox: mailbox !== undefined,
    mailIn: settings.inbound !== undefined,
    stripePublishableKey: payments?.publishableKey,
    trialDays: planRules.trialDays,
    signUp: settings.signUpMode,
    provider: settings.oidc?.name,
    passwordsOff: settings.passwordsOff,
    reader: settings.reader,
  })
  registerSecurityTxt(app, {
    contact: settings.securityContact,
    policy: settings.securityPolicy,
    publicUrl,
  })
  const { oidc, passwordsOff, signUpMode, dataDir } = settings
  const provider = oidc && createProvider(oidc, publicUrl)
  const signIn = { db, mailer, publicUrl, cookie: sessionCookie, provider, passwordsOff }
  const secondStep = { db, mailer, publicUrl, secret, previousSecret }
  const auth = { ...signIn, ...secondStep, storage, payments, planRules, signUpMode }
  registerAuth(app, auth)
  registerSessions(app, { db })
  registerPasskeys(app, auth)
  registerOidc(app, auth)
  registerSecondStep(app, secondStep)
  registerTokens(app, secondStep)
  const reachesPrivate = settings.webhooksReachPrivate
  registerWebhooks(app, { ...secondStep, reachesPrivate })
  await registerAdmin(app, { ...secondStep, planRules, signUpMode, dataDir })
  const signing = { secret, previousSecret, origin: publicUrl.origin }
  registerTrips(app, { db, mailer, storage, comparer, links, signing, planRules })
  registerReports(app, { db, mailer, storage, comparer, links, signing, cookie: sessionCookie })
  registerSealKeys(app, { db })
  await registerVerifyPage(app)
  registerRates(app, { db })
  const { readsPerHour } = settings
  const storageLimit = settings.storageMbPerUser * 1_000_000
  const readers = { reader, documents, turns, readsPerHour }
  await registerReceipts(app, { db, storage, comparer, ...readers, storageLimit, uploadFolder })
  registerInbound(app, { db, storage, domain: settings.inbound?.domain })
  await registerBilling(app, { db, payments, planRules, publicUrl })
  registerDemoRequests(app, { db, mailer, salesEmail })
  if (mailbox) registerMailbox(app, mailbox)

  if (webFolder) {
    const hasPayments = payments !== undefined
    const readFirstScreen = createFirstScreenReader(app, identify)
    await registerWebApp(app, { folder: webFolder, hasPayments, readFirstScreen })
  } else app.setNotFoundHandler((_request, reply) => sendNotFound(reply))
  return app
}
