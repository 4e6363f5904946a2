import { createTransport, type SendMailOptions } from 'nodemailer'
import { processMail } from '#mail-in/process-mail.ts'
import { createReceiver } from '#mail-in/receive-mail.ts'
import { startSmtpListener } from '#mail-in/smtp-listener.ts'
import { openDocuments } from '#receipts/reading/open-documents.ts'
import { createNoReader, type ReceiptReader } from '#receipts/reading/reader.ts'
import type { Storage } from '#storage/storage.ts'
import { createTestApp } from './app.ts'
import { atEnd } from './at-end.ts'
import { standInPages } from './documents.ts'
import { newTraveller } from './trips.ts'

export const mailDomain = 'in.example.com'

type Options = {
  env?: NodeJS.ProcessEnv
  storage?: Storage
  storageLimit?: number
  reader?: ReceiptReader
  pages?: Parameters<typeof openDocuments>[0]
  limits?: Parameters<typeof startSmtpListener>[0]['limits']
}

export type MailInApp = Awaited<ReturnType<typeof createMailInApp>>

/** The app with an SMTP listener; mails are processed when a test says so. */
export async function createMailInApp({
  storageLimit = 100_000_000,
  reader = createNoReader(),
  pages = standInPages,
  limits,
  storage: given,
  env: more,
}: Options = {}) {
  const { documents, closeDocuments } = openDocuments(pages)
  const env = { INBOUND_MAIL_DOMAIN: mailDomain, INBOUND_SMTP_PORT: '2525', ...more }
  const product = await createTestApp({ env, documents, reader, ...(given && { storage: given }) })
  const { db, pool, storage, turns, scan, uploadFolder, app } = product
  const { log } = app
  const receive = createReceiver({ db, storage, scan, storageLimit, log, onReceived: () => {} })
  const listening = {
    host: '127.0.0.1',
    port: 0,
    domain: mailDomain,
    uploadFolder,
    receive,
    log,
    ...(limits && { limits }),
  }
  const listener = await startSmtpListener(listening)
  atEnd(async () => {
    await listener.close()
    await product.close()
    closeDocuments()
  })
  const readsPerHour = 100
  const common = { db, pool, storage, reader, documents, turns, scan, uploadFolder, log }
  const work = { ...common, storageLimit, readsPerHour }

  return {
    ...product,
    port: listener.port,
    receive,
    work,
    takeIn: () => processMail(work),
    async send(mail: SendMailOptions) {
      const transport = createTransport({ host: '127.0.0.1', port: listener.port })
      try {
        return (await transport.sendMail(mail)).response
      } finally {
        transport.close()
      }
    },
  }
}

export async function newRecipient(product: MailInApp) {
  const { browser, email, userId } = await newTraveller(product)
  const { address } = (await browser.call('GET /api/inbound-address')).json()
  return {
    browser,
    email,
    userId,
    address: address as string,
    inboxItems: async () => (await browser.call('GET /api/arrivals')).json(),
    refusals: async () =>
      (await browser.call('GET /api/inbound-address')).json().refusals as {
        reason: string
        subject: string
        sender: string
      }[],
  }
}
