import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { StartupError } from '#startup-error.ts'
import { newFolder } from '#test/at-end.ts'
import { startS3Server } from '#test/s3-server.ts'
import { listStored, storedKeys } from '#test/stored.ts'
import { createDiskStorage } from './disk.ts'
import { openStorage } from './open-storage.ts'
import { createS3Storage, requireBucket } from './s3.ts'
import { NotStoredError } from './storage.ts'

const firstPage = pageOf(
  '1/a.jpg',
  '<IsTruncated>true</IsTruncated><NextContinuationToken>a/b+c=</NextContinuationToken>',
)
const lastPage = pageOf('1/b.jpg', '<IsTruncated>false</IsTruncated>')

const folder = await newFolder()
const s3 = await startS3Server()
const { bucket } = s3

describe.each([
  ['the disk', createDiskStorage(join(folder, 'files'))],
  ['S3', createS3Storage({ ...bucket, endpoint: `${bucket.endpoint}/` })],
])('on %s', (_name, storage) => {
  test('what is put into an empty store is read back, from memory and from a file', async () => {
    expect(await storedKeys(storage)).toEqual([])
    const bytes = randomBytes(3_000_000)
    const path = join(folder, 'photo')
    await writeFile(path, bytes)
    await storage.put('7/one.jpg', bytes, 'image/jpeg')
    await storage.put('7/two-thumbnail.jpg', { path }, 'image/jpeg')
    for (const key of ['7/one.jpg', '7/two-thumbnail.jpg']) {
      expect(bytes.equals(await buffer(await storage.read(key)))).toBe(true)
      expect(bytes.equals(await storage.readWhole(key))).toBe(true)
    }
  })

  test('everything is listed, with its time', async () => {
    const found = await listStored(storage)
    expect(found.map(({ key }) => key).toSorted()).toEqual(['7/one.jpg', '7/two-thumbnail.jpg'])
    for (const { modifiedAt } of found) {
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(10 * 60_000)
    }
  })

  test('what is removed is gone, removing it again is fine, and a missing key is no failure', async () => {
    await storage.remove('7/one.jpg')
    await storage.remove('7/one.jpg')
    await expect(storage.read('7/one.jpg')).rejects.toThrow(NotStoredError)
    expect(await storedKeys(storage)).toEqual(['7/two-thumbnail.jpg'])
    await expect(storage.read('8/never.jpg')).rejects.toThrow(NotStoredError)
    await expect(storage.readWhole('8/never.jpg')).rejects.toThrow(NotStoredError)
  })

  test('an aborted read rejects, and a file that cannot be read stores nothing', async () => {
    const read = storage.readWhole('7/two-thumbnail.jpg', AbortSignal.abort())
    await expect(read).rejects.toThrow('aborted')
    await expect(storage.put('7/x.jpg', { path: '/no/such' }, 'image/jpeg')).rejects.toThrow()
    expect(await storedKeys(storage)).toEqual(['7/two-thumbnail.jpg'])
  })
})

test('S3 lists page after page', async () => {
  // s3rver makes its page tokens with a cipher that Node no longer has.
  const storage = await startService((request, response) => {
    const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token')
    response
      .setHeader('content-type', 'application/xml')
      .end(token === 'a/b+c=' ? lastPage : firstPage)
  })
  expect(await storedKeys(storage)).toEqual(['1/a.jpg', '1/b.jpg'])
})

test('S3 is let go of in the middle of an object', async () => {
  const stop = new AbortController()
  const isLeft = Promise.withResolvers<void>()
  const storage = await startService((_request, response) => {
    response.on('close', isLeft.resolve).writeHead(200, { 'content-length': 100 })
    response.write('the first bytes', () => stop.abort())
  })
  const read = storage.readWhole('1/a.jpg', stop.signal)
  await expect(read).rejects.toThrow('aborted')
  await isLeft.promise
})

test('the settings choose: a bucket that answers, else the data folder', async () => {
  const here = await openStorage({ s3: undefined, dataDir: join(folder, 'data') })
  await here.put('1/a.jpg', Buffer.from('x'), 'image/jpeg')
  expect(await readdir(join(folder, 'data/files/1'))).toEqual(['a.jpg'])

  const there = await openStorage({ s3: bucket, dataDir: folder })
  expect(await storedKeys(there)).toEqual(['7/two-thumbnail.jpg'])
})

test.each([
  ['no such bucket', { bucket: 'elsewhere' }, 'S3_BUCKET'],
  ['no such service', { endpoint: 'http://127.0.0.1:1' }, 'S3_ENDPOINT'],
])('%s stops the start with one line', async (_name, place, setting) => {
  const refusal = requireBucket({ ...bucket, ...place })
  await expect(refusal).rejects.toThrow(StartupError)
  await expect(refusal).rejects.toThrow(setting)
})

async function startService(answer: RequestListener) {
  const service = createServer(answer).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  return createS3Storage({ ...bucket, endpoint: `http://127.0.0.1:${port}` })
}

function pageOf(key: string, rest: string) {
  return `<ListBucketResult><Contents><Key>${key}</Key><LastModified>2026-03-01T00:00:00.000Z</LastModified></Contents>${rest}</ListBucketResult>`
}
