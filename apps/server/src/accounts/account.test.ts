import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { password } from '#test/accounts.ts'
import { answerOf, type TestClient, useTestApp } from '#test/app.ts'
import { makeUnreadable } from '#test/stored.ts'
import { addReceipt, newTraveller, newTrip } from '#test/trips.ts'
import { unzip } from '#test/unzip.ts'

const product = await useTestApp()

test('all data comes as a zip: account, trips, receipts and images', async () => {
  const { browser, email } = await newTripWithReceipts()
  const download = await browser.call(`GET ${await linkOf(browser)}`)
  expect(download.headers['content-disposition']).toContain('quittance-data.zip')
  const files = await unzip(download.rawPayload)

  expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ email, firstName: 'Ada' })
  expect(JSON.parse(files['trips.json'] ?? '')).toMatchObject([{ name: 'Berlin Q3' }])
  const [photo, manual] = JSON.parse(files['receipts.json'] ?? '')
  expect(photo).toMatchObject({ vendor: 'Café Nero', amount: '4.20', currency: 'GBP' })
  expect(files[photo.image]).toBe('an image')
  expect(manual).toMatchObject({ vendor: 'Taxi', amount: '1234.05', image: null })
  expect(JSON.stringify(files)).not.toContain('argon2')
})

test('a download link works for five minutes', async () => {
  const { browser } = await newTraveller(product)
  const late = await linkOf(browser)
  await product.db.execute(sql`update one_time_tokens set expires_at = now()`)
  expect((await browser.call(`GET ${late}`)).statusCode).toBe(404)
})

test('the download breaks off, rather than lie, when an image cannot be read', async () => {
  const { browser, imageKey } = await newTripWithReceipts()
  await makeUnreadable(product, imageKey)
  const url = await linkOf(browser)
  await expect(browser.call(`GET ${url}`)).rejects.toThrow()
})

test('Hole 7: the download says which image is missing, and has everything else', async () => {
  const { browser, imageKey } = await newTripWithReceipts()
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
  const { browser, email, imageKey } = await newTripWithReceipts()
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
    const { browser } = await newTraveller(product)
    expect(await answerOf(browser.call(endpoint, { password: 'wrong' }), 400)).toEqual({
      message: 'Current password is incorrect',
      code: 'WRONG_PASSWORD',
    })
    expect((await browser.call(endpoint, {})).statusCode).toBe(400)
    expect((await browser.call('GET /api/auth/user')).statusCode).toBe(200)
  },
)

test('Hole 16: another user cannot redeem a data link', async () => {
  const [ada, grace] = [await newTraveller(product), await newTraveller(product)]
  const url = await linkOf(ada.browser)
  expect((await grace.browser.call(`GET ${url}`)).statusCode).toBe(404)
  expect((await product.client().call(`GET ${url}`)).statusCode).toBe(401)
  expect((await ada.browser.call(`GET ${url}`)).statusCode).toBe(200)
  expect((await ada.browser.call(`GET ${url}`)).statusCode).toBe(404)
})

async function linkOf(browser: TestClient): Promise<string> {
  return (await browser.call('POST /api/auth/data-download', { password })).json().url
}

/** A traveller with two receipts, one of them with an image. */
async function newTripWithReceipts() {
  const traveller = await newTrip(product)
  const imageKey = `${traveller.userId}/photo.jpg`
  await product.storage.put(imageKey, Buffer.from('an image'), 'image/jpeg')
  await addReceipt(product, traveller.trip, { currency: 'GBP', imageKey })
  await addReceipt(product, traveller.trip, { vendor: 'Taxi', amountMinor: 123_405 })
  return { ...traveller, imageKey }
}
