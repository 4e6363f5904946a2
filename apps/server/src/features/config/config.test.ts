import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

test('tells the support address, and whether mail lands in the mailbox', async () => {
  const product = await createTestApp({ env: { SUPPORT_EMAIL: 'help@example.com' } })
  const response = await product.client().call('GET /api/config')
  expect(response.json()).toEqual({ supportEmail: 'help@example.com', hasMailbox: false })
  await product.close()
})
