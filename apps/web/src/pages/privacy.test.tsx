import type { PublicConfig } from '@quittance/contract/config'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { PrivacyPage } from './privacy.tsx'

function open(over: Partial<PublicConfig>) {
  answer({ 'GET /api/config': () => ({ body: publicConfig(over) }) })
  return show(<PrivacyPage />).container
}

test('read on the server: no cloud service, no payments, no other host', async () => {
  const page = open({})
  await screen.findByText(/No cloud service sees them/)
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeTruthy()
  expect(page.textContent).not.toContain('Stripe')
})

test('read by a cloud model: it is named, and what goes there', async () => {
  open({ reader: { engine: 'vision', service: 'Anthropic' } })
  expect(await screen.findByText(/is sent, without its metadata, to Anthropic/)).toBeTruthy()
  expect(screen.getByText(/The currency and the dates of the trip/)).toBeTruthy()
})

test('with payments: what Stripe sees, and what is kept of a card', async () => {
  open({ stripePublishableKey: 'pk_test_1', supportEmail: 'help@example.com' })
  expect(await screen.findByRole('link', { name: 'help@example.com' })).toBeTruthy()
  expect(screen.getByText(/Your card number goes from your browser to Stripe/)).toBeTruthy()
  expect(screen.getByText(/the brand and last four digits of your card/)).toBeTruthy()
})

test.each([
  [true, /^This installation sends none/],
  [false, /^Until it is sent, or for about three days/],
])('how long mail is kept; in the mailbox: %s', async (hasMailbox, words) => {
  open({ hasMailbox })
  expect(await screen.findByText(words)).toBeTruthy()
})
