import type { Page } from '@playwright/test'
import { answer, hold, press, text, toast } from './doing.ts'
import { screensOf } from './screen.ts'

async function logIn(page: Page) {
  await page.getByLabel(/^Email/).fill('dana@example.com')
  await page.getByLabel(/^Password/).fill('correct horse')
  await page.getByRole('button', { name: 'Log In' }).click()
}

const passkeys = [
  'Work phone',
  'The laptop with the long name that is shared by the whole office',
].map((name, id) => ({ id, name, createdAt: '2026-11-03T10:00:00.000Z', lastUsedAt: null }))

export const signingInScreens = screensOf('signing-in', { as: 'visitor' }, [
  { name: 'login', path: '/login', ready: (page) => page.getByLabel(/^Email/) },
  {
    name: 'login-failed',
    path: '/login',
    before: answer(
      '**/api/auth/login',
      { message: 'Invalid credentials', code: 'INVALID_CREDENTIALS' },
      401,
    ),
    act: logIn,
    ready: toast,
    failing: [['/api/auth/login', 401]],
    asksMore: true,
  },
  {
    name: 'login-code',
    path: '/login',
    before: answer(
      '**/api/auth/login',
      { message: 'Enter the code from your authenticator app.', code: 'SECOND_STEP_REQUIRED' },
      401,
    ),
    act: logIn,
    ready: (page) => page.getByLabel(/^Code/),
    failing: [['/api/auth/login', 401]],
  },
  { name: 'login-linking', path: '/login?sso=link', ready: (page) => page.getByRole('alert') },
  {
    name: 'login-provider-code',
    path: '/login?sso=code',
    ready: (page) => page.getByLabel(/^Code/),
  },
  { name: 'signup', path: '/signup', ready: (page) => page.getByLabel(/^Email/) },
  {
    name: 'signup-errors',
    path: '/signup',
    act: press('Create Account'),
    ready: text('Minimum 6 characters required'),
  },
  { name: 'forgot-password', path: '/forgot-password', ready: (page) => page.getByLabel(/^Email/) },
  {
    name: 'forgot-password-sent',
    path: '/forgot-password',
    before: answer('**/api/auth/forgot-password', { message: 'Sent' }),
    async act(page) {
      await page.getByLabel(/^Email/).fill('dana@example.com')
      await page.getByRole('button', { name: /send/i }).click()
    },
    ready: (page) => page.getByRole('button', { name: 'Try Different Email' }),
  },
  {
    name: 'reset-password',
    path: '/reset-password?token=made-up',
    before: answer('**/api/auth/reset-password/passkeys', passkeys),
    ready: (page) => page.getByLabel(/^Confirm New Password/),
  },
  {
    name: 'reset-password-errors',
    path: '/reset-password?token=made-up',
    before: answer('**/api/auth/reset-password/passkeys', []),
    async act(page) {
      await page.getByLabel('New Password', { exact: false }).first().fill('battery staple')
      await page.getByLabel(/^Confirm New Password/).fill('something else')
      await page.getByRole('button', { name: 'Change Password' }).click()
    },
    ready: text("Passwords don't match"),
  },
  {
    name: 'reset-password-no-link',
    path: '/reset-password',
    ready: (page) => page.getByRole('link', { name: /new link|reset link/i }),
  },
  {
    name: 'verify-email-verifying',
    isWaiting: true,
    path: '/verify-email?token=made-up',
    before: hold('**/api/auth/verify-email'),
    ready: (page) => page.getByRole('main').getByRole('status').first(),
  },
  {
    name: 'verify-email-failed',
    path: '/verify-email?token=made-up',
    ready: text('Verification Failed'),
    failing: [['/api/auth/verify-email', 400]],
  },
  {
    name: 'verify-email-already',
    as: 'verified',
    path: '/verify-email?token=used',
    ready: text('Email Already Verified!'),
  },
  {
    name: 'undo-email-change',
    path: '/undo-email-change?token=made-up',
    ready: text('Keep your address?'),
  },
])
