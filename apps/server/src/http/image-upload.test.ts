import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { imageRules } from '@quittance/contract/image-rules'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { formOf, leftovers, lunch } from '#test/receipts.ts'
import { newTrip } from '#test/trips.ts'

const product = await createTestApp()
const { browser, id } = await newTrip(product, { status: 'active' })
const cookie = `quittance=${browser.cookies.get('quittance')}`
const image = Buffer.alloc(imageRules.maxBytes + 1)
const form = await formOf({ image, ...lunch, tripId: String(id) })
const origin = await product.app.listen({ host: '127.0.0.1', port: 0 })

test('a sender of too much gets the response, and can continue on the same connection', async () => {
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

test('a sender who disconnects during an image leaves nothing behind', async () => {
  const socket = await begin({ length: form.payload.length })
  socket.write(form.payload.subarray(0, 3_000_000))
  await until(async () => (await leftovers(product)).uploads === 1)
  socket.destroy()
  await until(async () => (await leftovers(product)).uploads === 0)
  expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 0 })
})

test('Hole 12: an upload that breaks off at once leaves no folder and no handler behind', async () => {
  const answers: ServerResponse[] = []
  await product.db.transaction(async (tx) => {
    // Blocks every call before authentication, so that all of them have disconnected by then.
    await tx.execute(sql`lock table sessions in access exclusive mode`)
    for (let count = 0; count < 5; count += 1) {
      const arrived = once(product.app.server, 'connection')
      const request = once(product.app.server, 'request')
      const socket = await begin({ length: form.payload.length })
      socket.write(form.payload.subarray(0, 1000 * count))
      const [connection] = await arrived
      const [, answer] = await request
      answers.push(answer)
      socket.destroy()
      await new Promise((resolve) => connection.once('close', resolve))
    }
  })
  await until(async () => answers.every((answer) => answer.writableEnded))
  await until(async () => (await leftovers(product)).uploads === 0)
  expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 0 })
})

test.each([
  ['that is too large', 413, cookie, [form.payload, Buffer.alloc(3_000_000)]],
  ['of no user', 401, 'quittance=none', [form.payload, Buffer.alloc(3_000_000)]],
  [
    'whose form does not come to its parts, and then sends no more,',
    413,
    cookie,
    [Buffer.alloc(12_700_000)],
  ],
] as const)(
  'Hole 12: of an upload %s no more than 12 MB are taken',
  async (_name, status, sender, sent) => {
    const arrived = once(product.app.server, 'connection')
    const request = once(product.app.server, 'request')
    const socket = await begin({ length: 500_000_000, sender })
    // The server disconnects during the upload.
    socket.on('error', () => {})
    const [connection] = await arrived
    const closed = new Promise((resolve) => connection.once('close', resolve))
    const [, answer] = await request
    for (const bytes of sent) socket.write(bytes)
    socket.resume()
    await closed
    expect(answer.statusCode).toBe(status)
    expect(connection.bytesRead).toBeLessThan(13_000_000)
    await expect.poll(async () => (await leftovers(product)).uploads).toBe(0)
  },
)

/** Sends the head of a form and nothing else yet. */
async function begin({ length, sender = cookie }: { length: number; sender?: string }) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.write(
    `POST /api/receipts HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${sender}\r\nContent-Type: ${form.headers['content-type']}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  return socket
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
