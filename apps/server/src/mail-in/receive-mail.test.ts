import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { inboundMails, rateLimits, users } from '#db/schema.ts'
import { newFolder } from '#test/at-end.ts'
import { createMailInApp, type MailInApp, newRecipient } from '#test/mail-in.ts'
import { storedKeys } from '#test/stored.ts'
import { createReceiver } from './receive-mail.ts'

let product: MailInApp
let user: Awaited<ReturnType<typeof newRecipient>>
let folder: string
beforeEach(async () => {
  folder = await newFolder()
  product = await createMailInApp()
  user = await newRecipient(product)
})

async function receive(head: string, receiver = product.receive) {
  const path = join(folder, 'mail.eml')
  await writeFile(path, `${head}\r\n\r\nTotal 14.50 EUR`)
  const tokens = [user.address.split('@')[0] ?? '']
  return receiver({ path, envelopeFrom: user.email, tokens, isTooLarge: false })
}

function withSpace(storageLimit: number) {
  const { db, storage, scan, app } = product
  return createReceiver({ db, storage, scan, storageLimit, log: app.log, onReceived: () => {} })
}

function rows() {
  return product.db.select().from(inboundMails)
}

test('what was refused is taken when it comes again after the reason is gone, and then once', async () => {
  const mail = `From: ${user.email}\r\nMessage-ID: <1@x>`
  await receive(mail, withSpace(0))
  await receive(mail, withSpace(0))
  expect(await rows()).toMatchObject([{ state: 'refused', reason: 'storage-full' }])
  await product.db.update(users).set({ emailVerifiedAt: null })
  await receive(mail)
  expect(await rows()).toMatchObject([{ state: 'refused', reason: 'unverified' }])
  await product.db.update(users).set({ emailVerifiedAt: new Date() })
  await receive(mail)
  await receive(mail)
  expect(await rows()).toMatchObject([{ state: 'received', reason: null }])
  expect(await storedKeys(product.storage)).toHaveLength(1)
  await receive(mail, withSpace(0))
  expect(await rows()).toMatchObject([{ state: 'received' }])
})

test('Hole 20: a stranger who knows the Message-ID of a mail cannot keep it out', async () => {
  await receive('From: eve@example.org\r\nMessage-ID: <1@x>')
  await receive(`From: ${user.email}\r\nMessage-ID: <1@x>`)
  expect(await rows()).toMatchObject([{ state: 'received', sender: user.email }])
})

test('Hole 20: a head with a return that ends no line is not trusted', async () => {
  await receive(`From: ${user.email}\r\nSubject: x\rFrom: eve@example.org`)
  expect(await user.refusals()).toMatchObject([{ reason: 'forged' }])
})

test('mails that wait to be opened are counted with the rest', async () => {
  const receiver = withSpace(100)
  await receive(`From: ${user.email}\r\nMessage-ID: <1@x>\r\nSubject: ${'x'.repeat(99)}`, receiver)
  await receive(`From: ${user.email}\r\nMessage-ID: <2@x>`, receiver)
  expect(await user.refusals()).toMatchObject([{ reason: 'storage-full' }])
  const { usedBytes } = (await user.browser.call('GET /api/storage')).json()
  expect(usedBytes).toBeGreaterThan(100)
})

test('Hole 19: beyond the hourly limit mails are to be retried, beyond the daily one they are reported', async () => {
  const counted = (name: string, count: number) => {
    const key = `inbound:user:${user.userId}:${name}`
    return product.db
      .insert(rateLimits)
      .values({ key, count, resetsAt: new Date(Date.now() + 60_000) })
      .onConflictDoUpdate({ target: rateLimits.key, set: { count } })
  }
  await counted('hour', 60)
  expect(await receive(`From: ${user.email}\r\nMessage-ID: <1@x>`)).toBe('flood')
  await counted('hour', 0)
  await counted('day', 300)
  expect(await receive(`From: ${user.email}\r\nMessage-ID: <1@x>\r\nSubject: Day`)).toBe('overflow')
  const shown = (await user.refusals()).map(({ reason, subject }) => `${subject}: ${reason}`)
  expect(shown.toSorted()).toEqual([': flood', 'Day: flood'])
  await counted('day', 0)
  expect(await receive(`From: ${user.email}\r\nMessage-ID: <1@x>`)).toBe('done')
})
