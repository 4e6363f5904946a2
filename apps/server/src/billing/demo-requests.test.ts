import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp, useTestApp } from '#test/app.ts'

const request = { name: 'Ada', email: 'ada@example.com', phone: '+44 20 7946 0000' }

const product = await useTestApp({ env: { SALES_EMAIL: 'sales@example.com' } })

test('is stored, and mailed to the sales address', async () => {
  const body = { ...request, company: '<b>Engines</b> Ltd', businessDescription: 'Looms & cards' }
  expect((await product.client().call('POST /api/demo-requests', body)).statusCode).toBe(201)

  const { rows } = await product.db.execute(sql`select * from demo_requests`)
  expect(rows).toMatchObject([{ name: 'Ada', company: '<b>Engines</b> Ltd' }])
  const mail = await product.smtp.take('sales@example.com', 'Demo request from Ada')
  expect(mail.text).toContain('+44 20 7946 0000')
  expect(mail.html).toContain('&lt;b&gt;Engines&lt;/b&gt;')
})

test('without a sales address it is stored all the same', async () => {
  const quiet = await createTestApp()
  expect((await quiet.client().call('POST /api/demo-requests', request)).statusCode).toBe(201)
  const { rows } = await quiet.db.execute(sql`select count(*)::int as count from demo_requests`)
  expect(rows[0]).toEqual({ count: 1 })
})

test.each([
  ['no name', { name: ' ' }, 'Name is required'],
  ['no address', { email: '' }, 'Business email is required'],
  ['a broken address', { email: 'x' }, 'Invalid email address'],
  ['no phone', { phone: '' }, 'Phone is required'],
  ['an endless description', { businessDescription: 'x'.repeat(2001) }, 'at most 2000'],
])('refuses %s', async (_name, change, message) => {
  const response = await product.client().call('POST /api/demo-requests', { ...request, ...change })
  expect(response.statusCode).toBe(400)
  expect(response.json().message).toContain(message)
})

test('a name with a line break cannot add headers to the mail', async () => {
  const name = 'Ada\r\nBcc: everyone@example.com'
  await product.client().call('POST /api/demo-requests', { ...request, name })
  const mail = await product.smtp.take('sales@example.com', 'Demo request')
  expect(mail.parsed.bcc).toBeUndefined()
})

test('ten an hour from one client', async () => {
  const statuses = []
  for (let count = 0; count < 11; count += 1) {
    const options = { remoteAddress: '10.7.0.1' }
    statuses.push(
      (await product.client().call('POST /api/demo-requests', request, options)).statusCode,
    )
  }
  expect(statuses.at(9)).toBe(201)
  expect(statuses.at(10)).toBe(429)
})
