import { expect, test } from 'vitest'
import { password } from '#test/accounts.ts'
import type { TestClient } from '#test/app.ts'
import { billPages, pdfOf, process } from '#test/documents.ts'
import { createMailInApp, newRecipient } from '#test/mail-in.ts'
import { save } from '#test/receipts.ts'
import { unpackArchive } from '#test/reports/unpack-archive.ts'
import { createTrip } from '#test/trips.ts'

const product = await createMailInApp()

test('the data of a user holds documents as they were sent, their pages, what waits and mails', async () => {
  const user = await newRecipient(product)
  const { id: tripId } = await createTrip(user.browser)
  const bill = await pdfOf(billPages(2))
  const { uploadId } = (await process(user.browser, bill)).json()
  expect((await save(user.browser, tripId, { uploadId })).statusCode).toBe(201)
  const mailed = await pdfOf(billPages(1))
  await send('First', mailed)
  await product.takeIn()
  await send('Second', mailed)

  const files = await dataOf(user.browser)
  const json = (name: string) => JSON.parse(String(files.get(name)))
  const [receipt] = json('receipts.json')
  expect(receipt.pages).toHaveLength(2)
  expect(receipt.image).toBe(receipt.pages[0])
  for (const page of receipt.pages) expect(files.get(page)?.subarray(0, 2)).toEqual(jpeg)
  const [saved, waits] = json('documents.json')
  expect(saved.id).toBe(receipt.documentId)
  expect(files.get(saved.file)).toEqual(bill)
  expect(files.get(waits.file)).toEqual(mailed)
  expect(json('waiting.json')).toMatchObject([{ documentId: waits.id, name: 'bill.pdf' }])
  const [opened, unopened] = json('mails.json')
  expect([opened, unopened]).toMatchObject([
    { subject: 'First', state: 'taken', file: null },
    { subject: 'Second', state: 'received' },
  ])
  expect(String(files.get(unopened.file))).toContain('Subject: Second')
  expect(user.address).toContain(json('account.json').inboundAddress.token)

  function send(subject: string, content: Buffer) {
    const attachments = [{ filename: 'bill.pdf', content }]
    return product.send({ from: user.email, to: user.address, subject, attachments })
  }
})

const jpeg = Buffer.from([0xff, 0xd8])

async function dataOf(browser: TestClient) {
  const { url } = (await browser.call('POST /api/auth/data-download', { password })).json()
  const { rawPayload } = await browser.call(`GET ${url}`)
  return new Map((await unpackArchive(rawPayload)).map(({ name, content }) => [name, content]))
}
