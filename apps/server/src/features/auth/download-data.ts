import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { fromMinor } from '@quittance/contract/money'
import type { FastifyBaseLogger } from 'fastify'
import { mapUser } from '#accounts/map-user.ts'
import { eachReceiptOfUser, type ReceiptRow } from '#db/receipts.ts'
import { listTripsOfUser } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import { listVendors } from '#db/vendor-memory.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import { zip } from '#zip/zip.ts'
import type { AuthDeps } from './auth-deps.ts'

type Deps = Pick<AuthDeps, 'db' | 'storage'> & { log: FastifyBaseLogger }

/** Everything a user has stored, as a zip that is written while it is being read. */
export function streamUserData(deps: Deps, user: UserRow): Readable {
  return Readable.from(zip(filesOf(deps, user)), { objectMode: false })
}

async function* filesOf({ db, storage, log }: Deps, user: UserRow) {
  const trips = await listTripsOfUser(db, user.id)
  yield jsonFile('account.json', { ...mapUser(user), createdAt: user.createdAt })
  yield jsonFile(
    'trips.json',
    trips.map(({ userId, ...trip }) => trip),
  )

  const receipts = []
  for await (const receipt of eachReceiptOfUser(db, user.id)) {
    const { imageKey, createdAt } = receipt
    const name = imageName(receipt)
    const content = imageKey ? await readIfThere(storage, imageKey) : undefined
    const isMissing = imageKey !== null && content === undefined
    if (isMissing) log.error({ receiptId: receipt.id }, 'the image of a receipt is missing')
    receipts.push(
      describeReceipt(receipt, isMissing ? { image: null, imageMissing: true } : { image: name }),
    )
    if (name && content) yield { name, modified: createdAt, content }
  }
  yield jsonFile('receipts.json', receipts)
  yield jsonFile('vendors.json', await listVendors(db, user.id))
}

function describeReceipt(row: ReceiptRow, image: { image: string | null; imageMissing?: true }) {
  const { userId, amountMinor, cardMinor, printedMinor, imageKey, ...kept } = row
  const { thumbnailKey, imageBytes, ...rest } = kept
  return {
    ...rest,
    amount: fromMinor(amountMinor),
    cardAmount: cardMinor && fromMinor(cardMinor),
    printedAmount: printedMinor && fromMinor(printedMinor),
    ...image,
  }
}

/** A store that cannot be asked breaks the download off, rather than let it lie. */
async function readIfThere(storage: Storage, key: string): Promise<Buffer | undefined> {
  return storage.readWhole(key).catch((error: unknown) => {
    if (!(error instanceof NotStoredError)) throw error
    return undefined
  })
}

function imageName({ id, imageKey }: ReceiptRow) {
  return imageKey ? `images/${id}${extname(imageKey)}` : null
}

function jsonFile(name: string, value: unknown) {
  const content = Buffer.from(JSON.stringify(value, null, 2))
  return { name, modified: new Date(), content }
}
