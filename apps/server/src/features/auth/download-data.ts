import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { mapUser } from '#accounts/map-user.ts'
import { eachReceiptOfUser, type ReceiptRow } from '#db/receipts.ts'
import { listTripsOfUser } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import { listVendors } from '#db/vendor-memory.ts'
import { zip } from '#zip/zip.ts'
import type { AuthDeps } from './auth-deps.ts'

type Deps = Pick<AuthDeps, 'db' | 'storage'>

/** Everything a user has stored, as a zip that is written while it is being read. */
export function streamUserData(deps: Deps, user: UserRow): Readable {
  return Readable.from(zip(filesOf(deps, user)), { objectMode: false })
}

async function* filesOf({ db, storage }: Deps, user: UserRow) {
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
    receipts.push(describeReceipt(receipt, name))
    if (!imageKey || !name) continue
    yield { name, modified: createdAt, content: await storage.readWhole(imageKey) }
  }
  yield jsonFile('receipts.json', receipts)
  yield jsonFile('vendors.json', await listVendors(db, user.id))
}

function describeReceipt(
  { userId, amountMinor, imageKey, thumbnailKey, imageBytes, ...rest }: ReceiptRow,
  image: string | null,
) {
  return { ...rest, amount: (amountMinor / 100).toFixed(2), image }
}

function imageName({ id, imageKey }: ReceiptRow) {
  return imageKey ? `images/${id}${extname(imageKey)}` : null
}

function jsonFile(name: string, value: unknown) {
  const content = Buffer.from(JSON.stringify(value, null, 2))
  return { name, modified: new Date(), content }
}
