import { join } from 'node:path'
import { startSmtpSink } from '@quittance/test-support/smtp-sink'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeEach, expect } from 'vitest'
import { type AppDeps, createApp } from '#app.ts'
import { createWebhookCaller } from '#claims/webhooks/call-webhook.ts'
import { createTurns } from '#documents/turns.ts'
import { sessionCookieFor } from '#http/session.ts'
import { createMailer } from '#mail/mailer.ts'
import { createSmtpTransport } from '#mail/smtp.ts'
import { createLog } from '#process/create-log.ts'
import { createPhotoComparer } from '#receipts/photo-comparer.ts'
import { openDocuments } from '#receipts/reading/open-documents.ts'
import { createNoReader } from '#receipts/reading/reader.ts'
import { readSettings } from '#settings.ts'
import { createDiskStorage } from '#storage/disk.ts'
import { createScanner } from '#storage/scanner.ts'
import { atEnd, newFolder } from './at-end.ts'
import { createTestDatabase } from './database.ts'

export const testSecret = 'a secret of at least 32 characters'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

export const openApps = new Set<Pick<TestApp, 'logged'>>()

/** The app in process, with its own database, file store and SMTP server; closed at the end. */
export async function createTestApp({
  env = {},
  ...deps
}: { env?: NodeJS.ProcessEnv } & Partial<AppDeps> = {}) {
  const folder = await newFolder()
  const database = await createTestDatabase()
  const smtp = await startSmtpSink()
  const settings = readSettings({ SMTP_URL: smtp.url, DATA_DIR: folder, ...env })
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const storage = deps.storage ?? createDiskStorage(join(folder, 'files'))
  const transport = createSmtpTransport(smtp.url, settings.mailFrom)
  const { publicUrl } = settings
  const { db } = database
  const callWebhook = createWebhookCaller({
    db,
    secret: testSecret,
    reachesPrivate: settings.webhooksReachPrivate,
    timeoutMs: 1000,
  })
  const mailer = createMailer({ db, storage, transport, log, publicUrl, callWebhook })
  // Starts its process with the first document, so that most tests start none.
  const { documents, closeDocuments } = openDocuments(null)
  const turns = createTurns({ db: database.db, reader: settings.reader })
  const scan = createScanner({ command: settings.scanCommand, db: database.db, log })
  const comparer = createPhotoComparer({ db: database.db, storage, log })
  const uploadFolder = join(folder, 'uploads')
  const app = await createApp({
    settings,
    log,
    db: database.db,
    mailer,
    storage,
    reader: createNoReader(),
    documents,
    turns,
    comparer,
    scan,
    secret: testSecret,
    uploadFolder,
    ...deps,
  })

  let closing: Promise<void> | undefined
  async function close() {
    openApps.delete(product)
    await app.close()
    closeDocuments()
    await mailer.flush()
    await smtp.close()
    await database.drop()
  }

  const product = {
    app,
    db: database.db,
    pool: database.pool,
    mailer,
    storage,
    turns,
    comparer,
    scan,
    uploadFolder,
    sessionCookie: sessionCookieFor(settings.publicUrl),
    smtp,
    logged,
    client: () => createClient(app),
    close: () => (closing ??= close()),
  }
  openApps.add(product)
  atEnd(product.close)
  return product
}

/** One app for all tests of a file; each test begins within its limits. */
export async function useTestApp(options?: Parameters<typeof createTestApp>[0]) {
  const product = await createTestApp(options)
  beforeEach(() => product.db.execute(sql`delete from rate_limits`))
  return product
}

/** The same browser at another server on the same database and files. */
export async function onAnotherServer({ db, storage }: TestApp, browser: TestClient) {
  const there = (await createTestApp({ db, storage })).client()
  for (const [name, value] of browser.cookies) there.cookies.set(name, value)
  return there
}

export async function answerOf(call: ReturnType<TestClient['call']>, status = 200) {
  const response = await call
  expect(response.statusCode).toBe(status)
  return response.json()
}

export type TestClient = ReturnType<typeof createClient>

/** Behaves like one browser: keeps its cookies, and sends its origin. */
function createClient(app: Pick<FastifyInstance, 'inject'>) {
  const cookies = new Map<string, string>()

  async function call(endpoint: string, body?: unknown, options: InjectOptions = {}) {
    const [method, url] = endpoint.split(' ') as ['GET', string]
    const response = await app.inject({
      method,
      url,
      cookies: Object.fromEntries(cookies),
      ...(body !== undefined && { payload: body as object }),
      ...options,
      headers: { 'sec-fetch-site': 'same-origin', ...options.headers },
    })
    for (const cookie of response.cookies) {
      if (cookie.value) cookies.set(cookie.name, cookie.value)
      else cookies.delete(cookie.name)
    }
    return response
  }

  return { call, cookies }
}
