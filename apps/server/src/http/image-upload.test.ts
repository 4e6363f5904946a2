import { once } from 'node:events'
import { connect } from 'node:net'
import { imageRules } from '@quittance/contract/receipts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpVerified } from '#test/accounts.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { addTrip, formOf, leftovers, lunch } from '#test/receipts.ts'

let product: TestApp
let origin: string
let cookie: string
let form: Awaited<ReturnType<typeof formOf>>
beforeAll(async () => {
  product = await createTestApp()
  const { browser } = await signUpVerified(product)
  const tripId = String(await addTrip(product, browser))
  cookie = `quittance=${browser.cookies.get('quittance')}`
  const image = Buffer.alloc(imageRules.maxBytes + 1)
  form = await formOf({ image, ...lunch, tripId })
  origin = await product.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => product.close())

test('whoever sends too much gets the answer, and may go on over the same connection', async () => {
  for (let count = 0; count < 3; count += 1) {
    const response = await fetch(`${origin}/api/receipts`, {
      method: 'POST',
      body: new Uint8Array(form.payload),
      headers: { ...form.headers, cookie },
    })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ message: imageRules.tooLarge })
  }
  expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 0 })
})

test('whoever goes away in the middle of an image leaves nothing', async () => {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST /api/receipts HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\nContent-Type: ${form.headers['content-type']}\r\nContent-Length: ${form.payload.length}\r\n\r\n`,
  )
  socket.write(form.payload.subarray(0, 3_000_000))
  await until(async () => (await leftovers(product)).uploads === 1)
  socket.destroy()
  await until(async () => (await leftovers(product)).uploads === 0)
  expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 0 })
})

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
