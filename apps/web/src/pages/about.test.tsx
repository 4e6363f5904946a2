import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { AboutPage } from './about.tsx'

test('presents mission, features, values, figures and plans, and leads to signup', () => {
  answer({ 'GET /api/auth/user': () => ({ status: 401 }) })
  const { container } = show(<AboutPage />)
  expect(screen.getByText('Our mission')).toBeTruthy()
  for (const name of [
    'Smart Capture',
    'Trip Organization',
    'Smart Reports',
    'Mobile First',
    'Security First',
    'Continuous Innovation',
    'User-Centric',
    'Free Trial',
    'Pro',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy()
  }
  expect(container.textContent).toContain('98% accuracy')
  for (const figure of ['98%', '10K+', '500+', '24/7', '50+']) {
    expect(screen.getByText(figure)).toBeTruthy()
  }
  expect(screen.getByRole('link', { name: 'Get Started Free' }).getAttribute('href')).toBe(
    '/signup',
  )
})

test('the plans say what they cost and what they hold', () => {
  answer({})
  show(<AboutPage />)
  const [trial, pro] = screen.getAllByRole('article').map(({ textContent }) => textContent)
  expect(trial).toMatch(
    /£0.*7 days.*All features.*No card required.*Auto-upgrade after trial only if you chose Pro/,
  )
  expect(pro).toMatch(
    /Most Popular.*£10.*per month.*Unlimited trips and receipts.*AI analysis.*Excel and PDF exports.*Priority support.*Cancel anytime/,
  )
})
