import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { originalFiles } from '@quittance/contract/documents'
import { fromMinor } from '@quittance/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import { listAnswersOfUser } from '#claims/answers/conversation.queries.ts'
import { findLedgerAccounts } from '#claims/ledger/ledger-accounts.queries.ts'
import { zip } from '#claims/zip/zip.ts'
import type { Db } from '#db/connect.ts'
import { listDocumentsOfUser, listPages } from '#documents/documents.queries.ts'
import { findAddress } from '#mail-in/inbound-addresses.queries.ts'
import { listInboundMailsOfUser } from '#mail-in/inbound-mails.queries.ts'
import { eachReceiptOfUser, type ReceiptRow } from '#receipts/receipts.queries.ts'
import { listUploadsOfUser } from '#receipts/uploads.queries.ts'
import { listVendors } from '#receipts/vendor-memory.queries.ts'
import { listRecordOfUser } from '#record/append-record.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import { listTripsOfUser } from '#trips/trips.queries.ts'
import type { AuthDeps } from './auth-deps.ts'
import { mapUser } from './map-user.ts'
import type { UserRow } from './users.queries.ts'

type Deps = Pick<AuthDeps, 'db' | 'storage'> & { log: FastifyBaseLogger }

/** Streams everything a user has stored as a zip. */
export function streamUserData(deps: Deps, user: UserRow): Readable {
  return Readable.from(zip(filesOf(deps, user)), { objectMode: false })
}

async function* filesOf(deps: Deps, user: UserRow) {
  const { db } = deps
  const trips = await listTripsOfUser(db, user.id)
  yield jsonFile('account.json', {
    ...mapUser(user),
    createdAt: user.createdAt,
    inboundAddress: await describeAddress(db, user.id),
  })
  yield jsonFile(
    'trips.json',
    trips.map(({ userId, ...trip }) => trip),
  )
  yield* receiptFiles(deps, user.id)
  yield* documentFiles(deps, user.id)
  yield* waitingFiles(deps, user.id)
  yield jsonFile('answers.json', await listAnswersOfUser(db, user.id))
  yield jsonFile('ledger-accounts.json', await findLedgerAccounts(db, user.id))
  yield jsonFile('vendors.json', await listVendors(db, user.id))
  yield jsonFile('record.json', await listRecordOfUser(db, user.id))
}

async function* receiptFiles({ db, storage, log }: Deps, userId: number) {
  const receipts = []
  for await (const receipt of eachReceiptOfUser(db, userId)) {
    const images: string[] = []
    let isMissing = false
    for (const { key, name } of await picturesOf(db, receipt)) {
      const content = await readIfThere(storage, key)
      if (content) yield { name, modified: receipt.createdAt, content }
      if (content) images.push(name)
      else isMissing = true
    }
    if (isMissing) log.error({ receiptId: receipt.id }, 'the image of a receipt is missing')
    receipts.push(describeReceipt(receipt, images, isMissing))
  }
  yield jsonFile('receipts.json', receipts)
}

async function picturesOf(db: Db, receipt: ReceiptRow) {
  const { id, imageKey } = receipt
  if (!imageKey) return []
  if (!receipt.documentId) return [{ key: imageKey, name: `images/${id}${extname(imageKey)}` }]
  const pages = await listPages(db, receipt)
  return pages.map((page) => ({
    key: page.imageKey,
    name: `images/${id}-page-${page.number}${extname(page.imageKey)}`,
  }))
}

/** Originals of saved receipts and of pending uploads. */
async function* documentFiles({ db, storage, log }: Deps, userId: number) {
  const described = []
  for (const {
    userId: _,
    originalKey,
    storedBytes,
    enclosures,
    ...document
  } of await listDocumentsOfUser(db, userId)) {
    const name = `originals/${document.id}.${originalFiles[document.kind].ending}`
    const content = await readIfThere(storage, originalKey)
    if (content) yield { name, modified: document.createdAt, content }
    else log.error({ documentId: document.id }, 'the original of a document is missing')
    const enclosed = []
    for (const [index, { key, ...enclosure }] of enclosures.entries()) {
      const file = `originals/${document.id}-enclosure-${index + 1}${extname(key)}`
      const bytes = await readIfThere(storage, key)
      if (bytes) yield { name: file, modified: document.createdAt, content: bytes }
      enclosed.push({ ...enclosure, file: bytes ? file : null })
    }
    described.push({
      ...document,
      file: content ? name : null,
      ...(enclosed.length > 0 && { enclosures: enclosed }),
    })
  }
  yield jsonFile('documents.json', described)
}

/** Pending uploads, and the mails they came in. */
async function* waitingFiles({ db, storage }: Deps, userId: number) {
  const waiting = []
  for (const {
    userId: _,
    imageKey,
    thumbnailKey,
    imageBytes,
    ...upload
  } of await listUploadsOfUser(db, userId)) {
    const key = upload.documentId ? null : imageKey
    const content = key ? await readIfThere(storage, key) : undefined
    const name = `waiting/${upload.id}${extname(key ?? '')}`
    if (content) yield { name, modified: upload.createdAt, content }
    waiting.push({ ...upload, image: content ? name : null })
  }
  yield jsonFile('waiting.json', waiting)

  const mails = []
  for (const { userId: _, rawKey, messageKey, ...mail } of await listInboundMailsOfUser(
    db,
    userId,
  )) {
    const content = rawKey ? await readIfThere(storage, rawKey) : undefined
    const name = `mails/${mail.id}.eml`
    if (content) yield { name, modified: mail.receivedAt, content }
    mails.push({ ...mail, file: content ? name : null })
  }
  yield jsonFile('mails.json', mails)
}

async function describeAddress(db: Db, userId: number) {
  const address = await findAddress(db, userId)
  return address ? { token: address.token, takesOthers: address.takesOthers } : null
}

function describeReceipt(row: ReceiptRow, images: string[], isMissing: boolean) {
  const { userId, amountMinor, cardMinor, printedMinor, imageKey, ...kept } = row
  const { thumbnailKey, imageBytes, ...rest } = kept
  return {
    ...rest,
    amount: fromMinor(amountMinor, row.currency),
    cardAmount: cardMinor === null ? null : fromMinor(cardMinor, row.cardCurrency ?? row.currency),
    printedAmount:
      printedMinor === null ? null : fromMinor(printedMinor, row.printedCurrency ?? row.currency),
    image: images[0] ?? null,
    ...(row.documentId && { pages: images }),
    ...(isMissing && { imageMissing: true }),
  }
}

/** Fails the download if the store is unreachable, rather than leaving a file out. */
async function readIfThere(storage: Storage, key: string): Promise<Buffer | undefined> {
  return storage.readWhole(key).catch((error: unknown) => {
    if (!(error instanceof NotStoredError)) throw error
    return undefined
  })
}

function jsonFile(name: string, value: unknown) {
  const content = Buffer.from(JSON.stringify(value, null, 2))
  return { name, modified: new Date(), content }
}
