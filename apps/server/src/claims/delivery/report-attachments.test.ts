import { hash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ReceivedMail } from '@quittance/test-support/smtp-sink'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { findUserByEmail } from '#accounts/users.queries.ts'
import { createReportLinks } from '#claims/links/report-links.ts'
import { testSecret, useTestApp } from '#test/app.ts'
import { finalize, newSentTrip, newTripWithReceipts, openLink } from '#test/finalized-trips.ts'
import { makeUnreadable } from '#test/stored.ts'
import { addReceipt } from '#test/trips.ts'
import { unzip } from '#test/unzip.ts'
import { finalizeTrip } from '#trips/finalize-trip.ts'

const recipient = 'finance@example.com'
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const product = await useTestApp()

test('the workbook, the images and the PDF are attached, whole', async () => {
  const { photos, download } = await newSentTrip(product, { name: 'Whole' })
  const mail = await product.smtp.take(recipient, 'Whole')
  const [workbook, archive, pdf] = mail.parsed.attachments
  expect(workbook).toMatchObject({ filename: 'Whole-expense-report.xlsx', contentType: excel })
  expect(Object.keys(await unzip(workbook?.content ?? Buffer.of()))).toContain('xl/workbook.xml')
  expect(archive).toMatchObject({
    filename: 'Whole-receipts.zip',
    contentType: 'application/zip',
  })
  expect(archive?.content).toEqual((await openLink(product, download.zip)).rawPayload)
  const { 'manifest.csv': manifest = '' } = await unzip(archive?.content ?? Buffer.of())
  for (const { imageKey } of photos) {
    const image = await buffer(await product.storage.read(imageKey ?? ''))
    expect(manifest).toContain(hash('sha256', image))
  }
  expect(pdf).toMatchObject({
    filename: 'Whole-expense-report.pdf',
    contentType: 'application/pdf',
  })
  expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(linksIn(mail)).toEqual([])
})

test('images too large for a mail are linked instead, and it says until when', async () => {
  const { browser, trip } = await newTripWithReceipts(product, { name: 'Large' })
  await addReceipt(product, trip, { imageKey: 'large.jpg', imageBytes: 10_000_000 })
  expect((await finalize(browser, trip.id)).email.success).toBe(true)
  const mail = await product.smtp.take(recipient, 'Large')
  expect(namesIn(mail)).toEqual(['Large-expense-report.xlsx'])
  expect(mail.text).toContain('The receipt images are too large for an email.')
  expect(linksIn(mail)).toEqual(['Large-receipts.zip', 'Large-expense-report.pdf'])
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const day = words.format(Date.now() + 7 * 24 * 60 * 60 * 1000)
  expect(mail.text).toContain(`its files can be downloaded until ${day}`)
  expect(mail.html).toMatch(/<a href="http:[^"]+\.pdf"[^>]*>PDF Report<\/a>/)
  const link = /PDF Report: (\S+)/.exec(mail.text)?.[1] ?? ''
  expect((await openLink(product, link)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('an image that cannot be read fails that try, never sends half, and the next try is whole', async () => {
  const { browser, trip, photos } = await newTripWithReceipts(product, { name: 'Storage' })
  const key = photos[1]?.imageKey ?? ''
  const image = await buffer(await product.storage.read(key))
  const { mend } = await makeUnreadable(product, key)

  const { download, email } = await finalize(browser, trip.id)
  expect(email.success).toBe(false)
  expect((await browser.call(`GET /api/trips/${trip.id}`)).json().status).toBe('finalized')
  expect((await openLink(product, download.excel)).statusCode).toBe(200)
  expect(product.smtp.received.filter(({ subject }) => subject.includes('Storage'))).toEqual([])
  const [row] = await waitingMails('Storage')
  expect(row?.last_error).toBeTruthy()

  await mend()
  await product.storage.put(key, image, 'image/jpeg')
  await tryAgain()
  expect(namesIn(await product.smtp.take(recipient, 'Storage'))).toHaveLength(3)
})

test('Hole 7: a missing image is left out of the mail, which says so and goes', async () => {
  const { browser, trip, photos } = await newTripWithReceipts(product, { name: 'Lost' })
  await product.storage.remove(photos[1]?.imageKey ?? '')
  const { email } = await finalize(browser, trip.id)
  expect(email.success).toBe(true)
  const [, archive] = (await product.smtp.take(recipient, 'Lost')).parsed.attachments
  const files = await unzip(archive?.content ?? Buffer.of())
  expect(Object.keys(files).filter((name) => name.endsWith('.jpg'))).toHaveLength(1)
  expect(files['manifest.csv']).toMatch(/^Image missing,,,\d+,2,/m)
})

test('a sender killed between the commit and the mail leaves a row, and the next one sends it whole', async () => {
  const { email, trip } = await newTripWithReceipts(product, { name: 'Killed' })
  const user = await findUserByEmail(product.db, email)
  if (!user) throw new Error('The user is gone.')
  const dying = {
    ...product,
    mailer: { deliverNow: () => Promise.reject(new Error('killed')) },
    links: createReportLinks({ secret: testSecret, publicUrl: new URL('http://localhost:3000') }),
    signing: { secret: testSecret, origin: 'http://localhost:3000' },
    log: pino({ level: 'silent' }),
  }
  const request = { email: recipient, includeCopy: true, includeImages: true }
  await finalizeTrip(dying, user, trip.id, request)

  const rows = await waitingMails('Killed')
  expect(rows).toHaveLength(2)
  for (const { message } of rows) {
    const report = { finalizationId: expect.any(Number), kinds: ['excel', 'zip', 'pdf'] }
    expect(message).toMatchObject({ report })
    // The outbox stores a reference, not the files.
    expect(JSON.stringify(message).length).toBeLessThan(10_000)
  }
  await tryAgain()
  for (const to of [recipient, email]) {
    expect(namesIn(await product.smtp.take(to, 'Killed'))).toHaveLength(3)
  }
})

test('a waiting mail is dropped unsent when its account is gone', async () => {
  const { browser, trip, userId } = await newTripWithReceipts(product, { name: 'Deleted' })
  product.smtp.refuse('mailbox full')
  expect((await finalize(browser, trip.id)).email.success).toBe(false)
  // The response does not wait for a slow attempt.
  const refused = [{ last_error: expect.stringContaining('mailbox full') }]
  await expect.poll(() => waitingMails('Deleted')).toMatchObject(refused)
  product.smtp.refuse(null)
  await product.db.execute(sql`delete from users where id = ${userId}`)
  await tryAgain()
  expect(await waitingMails('Deleted')).toEqual([])
  expect(product.smtp.received.filter(({ subject }) => subject.includes('Deleted'))).toEqual([])
})

async function tryAgain() {
  await product.db.execute(sql`update outbox set next_attempt_at = '-infinity'`)
  await product.mailer.flush()
}

async function waitingMails(name: string) {
  const { rows } = await product.db.execute<{ message: object; last_error: string }>(
    sql`select message, last_error from outbox where message->>'subject' like ${`%${name}%`}`,
  )
  return rows
}

function namesIn({ parsed }: ReceivedMail) {
  return parsed.attachments.map(({ filename }) => filename)
}

function linksIn({ text }: ReceivedMail) {
  return [...text.matchAll(/http:\S+\/reports\/\S+\/(\S+)/g)].map(([, name]) => name)
}
