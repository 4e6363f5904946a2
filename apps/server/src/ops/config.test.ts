import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { createPaidApp } from '#test/payments.ts'

test('gives the support address, the trial, who reads, and whether mail lands in the mailbox', async () => {
  const product = await createTestApp({
    env: { SUPPORT_EMAIL: 'help@example.com', TRIAL_DAYS: '14', READER: 'none' },
  })
  const response = await product.client().call('GET /api/config')
  expect(response.json()).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    supportEmail: 'help@example.com',
    hasMailbox: false,
    mailIn: false,
    stripePublishableKey: null,
    trialDays: 14,
    signUp: 'open',
    provider: null,
    passwordsOff: false,
    reader: { engine: 'none', service: null },
  })
})

test('gives the key that the payment form is opened with', async () => {
  const product = await createPaidApp()
  const response = await product.client().call('GET /api/config')
  expect(response.json().stripePublishableKey).toBe(product.stripe.publishableKey)
})
