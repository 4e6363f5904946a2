import { extname } from 'node:path'
import { PassThrough } from 'node:stream'
import { ZipFile } from 'yazl'
import { eachReceiptOfUser, type ReceiptRow } from '#db/receipts.ts'
import { listTripsOfUser } from '#db/trips.ts'
import type { UserRow } from '#db/users.ts'
import type { AuthDeps } from './auth-deps.ts'
import { mapUser } from './map-user.ts'

/** Everything a user has stored, as a zip that is written while it is being read. */
export function streamUserData(deps: Pick<AuthDeps, 'db' | 'storage'>, user: UserRow) {
  const output = new PassThrough()
  const zip = new ZipFile()
  zip.on('error', (error) => output.destroy(error as Error))
  zip.outputStream.pipe(output)
  addEverything(deps, user, zip).catch((error: Error) => output.destroy(error))
  return output
}

async function addEverything(
  { db, storage }: Pick<AuthDeps, 'db' | 'storage'>,
  user: UserRow,
  zip: ZipFile,
) {
  const trips = await listTripsOfUser(db, user.id)
  addJson(zip, 'account.json', { ...mapUser(user), createdAt: user.createdAt })
  addJson(
    zip,
    'trips.json',
    trips.map(({ userId, ...trip }) => trip),
  )

  const receipts = []
  for await (const receipt of eachReceiptOfUser(db, user.id)) {
    const image = imageName(receipt)
    receipts.push(describeReceipt(receipt, image))
    if (receipt.imageKey && image) addImage(zip, storage, receipt.imageKey, image)
  }
  addJson(zip, 'receipts.json', receipts)
  zip.end()
}

function describeReceipt(
  { userId, amountMinor, imageKey, thumbnailKey, ...rest }: ReceiptRow,
  image: string | null,
) {
  return { ...rest, amount: (amountMinor / 100).toFixed(2), image }
}

function imageName({ id, imageKey }: ReceiptRow) {
  return imageKey ? `images/${id}${extname(imageKey)}` : null
}

function addImage(zip: ZipFile, storage: AuthDeps['storage'], key: string, name: string) {
  zip.addReadStreamLazy(name, { compress: false }, (callback) => {
    storage.read(key).then(
      (stream) => callback(null, stream),
      (error: Error) => callback(error, undefined as never),
    )
  })
}

function addJson(zip: ZipFile, name: string, value: unknown) {
  zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), name)
}
