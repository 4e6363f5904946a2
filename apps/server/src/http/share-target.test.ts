import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'

let folder: string
let product: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quittance-web-'))
  await writeFile(join(folder, 'index.html'), '<head></head>')
  product = await createTestApp({ webFolder: folder })
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true })
})

test('images shared to a browser without a worker lead to the receipts, and nothing is taken', async () => {
  const form = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\na\r\n'
  const shared = await product.app.inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${form}--x--\r\n`,
  })
  const looked = await product.app.inject('/share')
  for (const { statusCode, headers } of [shared, looked]) {
    expect([statusCode, headers.location]).toEqual([303, '/receipts'])
  }
})
