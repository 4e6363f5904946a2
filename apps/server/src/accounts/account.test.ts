import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { receipts, trips } from '#db/schema.ts'
import { password, signUpVerified } from '#test/accounts.ts'
import { answerOf, type TestClient, useTestApp } from '#test/app.ts'
import { makeUnreadable } from '#test/stored.ts'
import { unzip } from '#test/unzip.ts'

const product = await useTestApp()

test('all data comes as a zip: account, trips, receipts and images', async () => {
  const { browser, email } = await signUpVerified(product)
  await addTripWithReceipts(browser)

  const { url } = (await browser.call('POST /api/auth/data-download', { password })).json()
  const download = await browser.call(`GET ${url}`)
  expect(download.headers['content-disposition']).toContain('quittance-data.zip')
  const files = await unzip(download.rawPayload)

  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email, firstName: 'Ada' })
  expect(JSON.parse(files['trips.json'] ?? '')).toMatchObject([{ name: 'Berlin' }])
  const [photo, manual] = JSON.parse(files['receipts.json'] ?? '')
  expect(photo).toMatchObject({ vendor: 'Café Nero', amount: '4.20', currency: 'GBP' })
  expect(files[photo.image]).toBe('an image')
  expect(manual).toMatchObject({ vendor: 'Taxi', amount: '1234.05', image: null })
  expect(JSON.stringify(files)).not.toContain('argon2')
})

test('a download link works for five minutes', async () => {
  const { browser } = await signUpVerified(product)
  const late = await linkOf(browser)
  await product.db.execute(sql`update one_time_tokens set expires_at = now()`)
  expect((await browser.call(`GET ${late}`)).statusCode).toBe(404)
})

test('the download breaks off, rather than lie, when an image cannot be read', async () => {
  const { browser } = await signUpVerified(product)
  const { imageKey } = await addTripWithReceipts(browser)
  await makeUnreadable(product, imageKey)
  const url = await linkOf(browser)
  await expect(browser.call(`GET ${url}`)).rejects.toThrow()
})

test('Hole 7: the download says which image is missing, and has everything else', async () => {
  const { browser } = await signUpVerified(product)
  const { imageKey } = await addTripWithReceipts(browser)
  await product.storage.remove(imageKey)
  const files = await unzip((await browser.call(`GET ${await linkOf(browser)}`)).rawPayload)
  expect(Object.keys(files)).toEqual([
    'account.json',
    'trips.json',
    'receipts.json',
    'documents.json',
    'waiting.json',
    'mails.json',
    'answers.json',
    'ledger-accounts.json',
    'vendors.json',
    'record.json',
  ])
  expect(JSON.parse(files['receipts.json'] ?? '')).toMatchObject([
    { vendor: 'Café Nero', image: null, imageMissing: true },
    { vendor: 'Taxi', image: null },
  ])
  expect(product.logged.join('')).toContain('the image of a receipt is missing')
})

test('deleting the account takes everything with it and ends every session', async () => {
  const { browser, email } = await signUpVerified(product)
  const { imageKey } = await addTripWithReceipts(browser)
  const phone = product.client()
  await phone.call('POST /api/auth/login', { email, password })

  expect((await browser.call('DELETE /api/auth/user', { password })).statusCode).toBe(200)
  expect((await phone.call('GET /api/auth/user')).statusCode).toBe(401)
  expect((await phone.call('POST /api/auth/login', { email, password })).statusCode).toBe(401)
  await expect(product.storage.read(imageKey)).rejects.toThrow()

  const again = await product.client().call('POST /api/auth/register', { email, password })
  expect(again.statusCode).toBe(201)
})

test.each(['POST /api/auth/data-download', 'DELETE /api/auth/user'])(
  '%s requires the correct password',
  async (endpoint) => {
    const { browser } = await signUpVerified(product)
    expect(await answerOf(browser.call(endpoint, { password: 'wrong' }), 400)).toEqual({
      message: 'Current password is incorrect',
      code: 'WRONG_PASSWORD',
    })
    expect((await browser.call(endpoint, {})).statusCode).toBe(400)
    expect((await browser.call('GET /api/auth/user')).statusCode).toBe(200)
  },
)

test('Hole 16: another user cannot redeem a data link', async () => {
  const [ada, grace] = [await signUpVerified(product), await signUpVerified(product)]
  const url = await linkOf(ada.browser)
  expect((await grace.browser.call(`GET ${url}`)).statusCode).toBe(404)
  expect((await product.client().call(`GET ${url}`)).statusCode).toBe(401)
  expect((await ada.browser.call(`GET ${url}`)).statusCode).toBe(200)
  expect((await ada.browser.call(`GET ${url}`)).statusCode).toBe(404)
})

async function linkOf(browser: TestClient): Promise<string> {
  return (await browser.call('POST /api/auth/data-download', { password })).json().url
}

async function addTripWithReceipts(browser: TestClient) {
  const userId: number = (await browser.call('GET /api/auth/user')).json().id
  const imageKey = `${userId}/photo.jpg`
  await product.storage.put(imageKey, Buffer.from('an image'), 'image/jpeg')
  const [trip] = await product.db
    .insert(trips)
    .values({ userId, name: 'Berlin', startDate: '2026-03-01', currency: 'EUR', status: 'active' })
    .returning()
  const tripId = trip?.id ?? 0
  const common = { userId, tripId, date: '2026-03-02', currency: 'GBP' }
  await product.db.insert(receipts).values([
    { ...common, vendor: 'Café Nero', amountMinor: 420, category: 'coffee', imageKey },
    { ...common, vendor: 'Taxi', amountMinor: 123405, category: 'transport' },
  ])
  return { imageKey }
}
