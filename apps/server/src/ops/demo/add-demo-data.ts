import { randomUUID } from 'node:crypto'
import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import {
  deleteUser,
  findUserByEmail,
  insertUser,
  markEmailVerified,
} from '#accounts/users.queries.ts'
import { addOutcome, insertDelivery } from '#claims/delivery/deliveries.queries.ts'
import { insertFinalization } from '#claims/finalizations.queries.ts'
import type { Db } from '#db/connect.ts'
import { finalizations, receipts, trips } from '#db/schema.ts'
import type { Storage } from '#storage/storage.ts'
import { demoLogin, demoTrips } from './demo-account.ts'

type DemoTrip = (typeof demoTrips)[number]
type DemoReceipt = DemoTrip['receipts'][number]

/** Replaces an earlier demo account. */
export async function addDemoData(
  db: Db,
  storage: Storage,
  hash: (password: string) => Promise<string>,
) {
  const { password, ...person } = demoLogin
  const earlier = await findUserByEmail(db, demoLogin.email)
  if (earlier) await deleteUser(db, earlier.id)
  const user = await insertUser(db, { ...person, passwordHash: await hash(password) })
  if (!user) throw new Error('Another process is adding the demo account.')
  await markEmailVerified(db, user.id)
  for (const trip of demoTrips) await addTrip(db, storage, user.id, trip)
}

async function addTrip(db: Db, storage: Storage, userId: number, trip: DemoTrip) {
  const { name, startedDaysAgo, endedDaysAgo, currency } = trip
  const [row] = await db
    .insert(trips)
    .values({
      userId,
      name,
      currency,
      startDate: daysAgo(startedDaysAgo),
      endDate: endedDaysAgo === undefined ? null : daysAgo(endedDaysAgo),
      status: endedDaysAgo === undefined ? 'active' : 'finalized',
    })
    .returning({ id: trips.id })
  if (!row) throw new Error('Adding a trip returned no row.')
  for (const receipt of trip.receipts) {
    await addReceipt(db, storage, { userId, tripId: row.id }, receipt)
  }
  if (endedDaysAgo !== undefined) await sendClaim(db, row.id)
}

/** As if someone in finance had opened it twice. */
async function sendClaim(db: Db, tripId: number) {
  const recipient = 'finance@quittance.example'
  const { id } = await insertFinalization(db, { tripId, sentTo: recipient })
  const mail = { finalizationId: id, recipient, includesImages: true }
  await addOutcome(db, await insertDelivery(db, mail), { outcome: 'delivered' })
  const opened = { openings: 2, firstOpenedAt: new Date(), lastOpenedAt: new Date() }
  await db.update(finalizations).set(opened).where(eq(finalizations.id, id))
}

async function addReceipt(
  db: Db,
  storage: Storage,
  owner: { userId: number; tripId: number },
  receipt: DemoReceipt,
) {
  const { vendor, currency, category, total, lines, notes } = receipt
  await db.insert(receipts).values({
    ...owner,
    vendor,
    date: daysAgo(receipt.daysAgo),
    amountMinor: Math.round(Number(total) * 100),
    currency,
    category,
    notes: notes ?? null,
    items: lines.map(([name, price]) => ({ name, quantity: null, price })),
    ...(receipt.isManual ? {} : await storeImages(storage, owner.userId, receipt)),
  })
}

async function storeImages(storage: Storage, userId: number, receipt: DemoReceipt) {
  const image = await drawReceipt({
    ...receipt,
    date: daysAgo(receipt.daysAgo),
    lines: receipt.lines.map(([name, price]) => ({ name, price })),
    footer: 'Thank you',
  })
  const thumbnail = await sharp(image).resize(192, 256, { fit: 'cover' }).jpeg().toBuffer()
  const key = `${userId}/${randomUUID()}`
  await storage.put(`${key}.jpg`, image, 'image/jpeg')
  await storage.put(`${key}-thumbnail.jpg`, thumbnail, 'image/jpeg')
  return {
    imageKey: `${key}.jpg`,
    thumbnailKey: `${key}-thumbnail.jpg`,
    imageBytes: image.length,
  }
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
