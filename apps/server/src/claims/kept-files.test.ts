import { randomBytes } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { DownloadLinks } from '@quittance/contract/trips'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { sweepOrphans } from '#storage/sweep-orphans.ts'
import { password } from '#test/accounts.ts'
import { useTestApp } from '#test/app.ts'
import { finalize, openLink } from '#test/finalized-trips.ts'
import { photo } from '#test/images.ts'
import { storedKeys } from '#test/stored.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'

const product = await useTestApp()

const kinds = ['excel', 'zip', 'pdf'] as const

test('Truth 4: what is downloaded later is byte for byte what was mailed', async () => {
  const { trip, browser, imageKey, image } = await newTrip('Mailed')
  const { download } = await finalize(browser, trip.id)
  const mail = await product.smtp.take('finance@example.com', 'Mailed')
  const mailed = mail.parsed.attachments.map(({ content }) => content)
  await changeClaim(trip.id)
  expect(same(await downloadAll(download), mailed)).toEqual([true, true, true])
  for (const file of mailed.slice(1)) expect(file.includes(image)).toBe(true)
  expect(mailed[2]?.subarray(0, 5).toString()).toBe('%PDF-')

  // The photo is stored once, and claims are no orphans.
  const keys = await keysOf(trip)
  expect(keys).toHaveLength(1 + kinds.length)
  for (const key of keys) {
    if (key !== imageKey) {
      expect((await product.storage.readWhole(key)).includes(image.subarray(0, 1000))).toBe(false)
    }
    const longAgo = new Date(Date.now() - 61 * 60_000)
    await utimes(join(product.uploadFolder, '../files', key), longAgo, longAgo)
  }
  expect(await sweepOrphans({ ...product, log: pino({ level: 'silent' }) })).toBe(0)
})

test('Truth 4: a claim sent before files were kept has the same bytes from the first download on', async () => {
  const { trip, browser } = await newTrip('Older')
  const { download } = await finalize(browser, trip.id)
  await product.pool.query('DELETE FROM claim_files')
  await changeClaim(trip.id)
  const first = await downloadAll(download)
  await product.pool.query(`UPDATE claim_lines SET vendor = 'Another'`)
  expect(same(await downloadAll(download), first)).toEqual([true, true, true])
})

test('a file that lacks a photo says so, and is whole again when the photo is back', async () => {
  const { trip, browser, imageKey, image } = await newTrip('Lacking')
  const { download } = await finalize(browser, trip.id)
  const whole = await downloadAll(download)
  for (const isKept of [true, false]) {
    if (!isKept) await product.pool.query('DELETE FROM claim_files')
    await product.storage.remove(imageKey)
    expect(same(await downloadAll(download), whole)).toEqual([true, false, false])
    await product.storage.put(imageKey, image, 'image/jpeg')
    expect(same(await downloadAll(download), whole)).toEqual([true, true, true])
  }
})

test('re-opening the trip removes its kept files, and so does deleting the account', async () => {
  const { trip, browser, imageKey } = await newTrip('Removed')
  await finalize(browser, trip.id)
  expect(await keysOf(trip)).toHaveLength(1 + kinds.length)
  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  expect(await keysOf(trip)).toEqual([imageKey])
  await finalize(browser, trip.id)
  expect(await keysOf(trip)).toHaveLength(1 + kinds.length)
  expect((await browser.call('DELETE /api/auth/user', { password })).statusCode).toBe(200)
  expect(await keysOf(trip)).toEqual([])
})

/** With a photo too large to be anything but a part of its own. */
async function newTrip(name: string) {
  const { browser, userId } = await newTraveller(product)
  const trip = await addTrip(product, userId, { name, status: 'active' })
  const image = Buffer.concat([await photo().jpeg().toBuffer(), randomBytes(40_000)])
  const imageKey = `${userId}/photo-of-${trip.id}.jpg`
  await product.storage.put(imageKey, image, 'image/jpeg')
  await addReceipt(product, trip, { imageKey, imageBytes: image.length })
  await addReceipt(product, trip, { vendor: 'Kiosk' })
  return { browser, trip, imageKey, image }
}

/** So that every file would come out differently if it were made again. */
async function changeClaim(tripId: number) {
  await product.pool.query(
    `WITH claim AS (UPDATE finalizations SET traveller_name = 'Grace Hopper'
       WHERE trip_id = $1 RETURNING id)
     UPDATE claim_lines SET vendor = 'Changed' FROM claim WHERE finalization_id = claim.id`,
    [tripId],
  )
}

async function downloadAll(download: DownloadLinks) {
  const files: Buffer[] = []
  for (const kind of kinds) files.push((await openLink(product, download[kind])).rawPayload)
  return files
}

function same(files: Buffer[], others: Buffer[]) {
  return files.map((file, index) => file.equals(others[index] ?? Buffer.of()))
}

async function keysOf({ userId }: { userId: number }) {
  return (await storedKeys(product.storage)).filter((key) => key.startsWith(`${userId}/`))
}
