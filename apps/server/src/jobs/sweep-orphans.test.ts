import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpVerified } from '#test/accounts.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { addTrip, save } from '#test/receipts.ts'
import { storedKeys } from '#test/stored.ts'
import { sweepOrphans, sweepUploads } from './sweep-orphans.ts'

const log = pino({ level: 'silent' })
const longAgo = new Date(Date.now() - 61 * 60_000)

let product: TestApp
let files: string
beforeAll(async () => {
  product = await createTestApp()
  files = join(product.uploadFolder, '../files')
})
afterAll(() => product.close())

test('removes what no receipt names and is old, and nothing else', async () => {
  const { db, storage } = product
  const { browser } = await signUpVerified(product)
  const image = await photo().jpeg().toBuffer()
  await save(browser, await addTrip(product, browser), { image })
  const named = await keys()
  await storage.put('1/orphan.jpg', image, 'image/jpeg')
  await writeFile(join(files, 'interrupted.new'), 'half an image')
  for (const key of await keys()) await utimes(join(files, key), longAgo, longAgo)
  await storage.put('1/being-saved.jpg', image, 'image/jpeg')

  expect(await sweepOrphans({ db, storage, log })).toBe(2)
  expect(await keys()).toEqual([...named, '1/being-saved.jpg'].toSorted())
  expect(await sweepOrphans({ db, storage, log })).toBe(0)
})

test('stops when the server does', async () => {
  const { db, storage } = product
  await storage.put('1/another-orphan.jpg', Buffer.from('x'), 'image/jpeg')
  await utimes(join(files, '1/another-orphan.jpg'), longAgo, longAgo)
  expect(await sweepOrphans({ db, storage, log, signal: AbortSignal.abort() })).toBe(0)
  expect(await keys()).toContain('1/another-orphan.jpg')
})

test('uploads of a process that was killed go, running ones stay', async () => {
  for (const name of ['upload-old', 'upload-new']) {
    await mkdir(join(product.uploadFolder, name), { recursive: true })
    await writeFile(join(product.uploadFolder, name, 'received'), 'half an image')
  }
  await utimes(join(product.uploadFolder, 'upload-old'), longAgo, longAgo)
  await sweepUploads(product.uploadFolder)
  expect(await readdir(product.uploadFolder)).toEqual(['upload-new'])
})

test('there may be no uploads yet', async () => {
  const folder = join(product.uploadFolder, 'new')
  await sweepUploads(folder)
  expect(await readdir(folder)).toEqual([])
})

function keys() {
  return storedKeys(product.storage)
}
