import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { publicConfig } from '#test/config.ts'
import { TermsPage } from './terms.tsx'

test('the trial is as long as this installation has it', async () => {
  answer({ 'GET /api/config': () => ({ body: publicConfig({ trialDays: 14 }) }) })
  show(<TermsPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeTruthy()
  expect(await screen.findByText(/^It lasts 14 days from the moment/)).toBeTruthy()
})

test('where payments are set up: the price, cancelling and refunds', async () => {
  const config = publicConfig({
    stripePublishableKey: 'pk_test_1',
    supportEmail: 'help@example.com',
  })
  answer({ 'GET /api/config': () => ({ body: config }) })
  show(<TermsPage />)
  expect(await screen.findByRole('link', { name: 'help@example.com' })).toBeTruthy()
  expect(screen.getByText(/^It costs £10 per month/)).toBeTruthy()
  expect(screen.getByText(/^You can cancel at any time/)).toBeTruthy()
  expect(screen.getByText(/^For a refund/)).toBeTruthy()
})

test('where they are not, nothing can be charged', async () => {
  answer({ 'GET /api/config': () => ({ body: publicConfig() }) })
  const { container } = show(<TermsPage />)
  expect(await screen.findByText(/^Payments are not set up/)).toBeTruthy()
  expect(container.textContent).not.toContain('Stripe')
})
