import type { Page } from '@playwright/test'
import { answer, dialog, heading, hold, press, text } from './doing.ts'
import { screensOf } from './screen.ts'

function openTab(name: string) {
  return (page: Page) => page.getByRole('tab', { name }).click()
}

const paid = {
  status: 'active',
  planName: 'Pro Plan',
  amount: 999,
  currency: 'usd',
  interval: 'month',
  currentPeriodEnd: Date.UTC(2027, 0, 31) / 1000,
  isManuallyGranted: false,
  isCancelled: false,
  paymentMethod: { card: { brand: 'mastercard', last4: '4242' } },
}

const codeWanted = {
  message: 'Enter the code from your authenticator app.',
  code: 'SECOND_STEP_REQUIRED',
}

export const accountScreens = screensOf('account', { as: 'verified', path: '/profile' }, [
  {
    name: 'profile',
    as: 'longest',
    ready: (page) => page.getByRole('button', { name: 'Update Profile' }),
  },
  {
    name: 'profile-password',
    act: openTab('Password'),
    ready: (page) => page.getByRole('button', { name: 'Change Password' }),
  },
  {
    name: 'profile-password-errors',
    async act(page) {
      await openTab('Password')(page)
      await page.getByRole('button', { name: 'Change Password' }).click()
    },
    ready: text('Current password is required'),
    asksMore: true,
  },
  {
    name: 'profile-password-code',
    before: answer('**/api/auth/password', codeWanted, 401),
    async act(page) {
      await openTab('Password')(page)
      await page.getByLabel(/^Current Password/).fill('correct horse')
      await page.getByLabel(/^New Password/).fill('battery staple')
      await page.getByLabel(/^Confirm New Password/).fill('battery staple')
      await page.getByRole('button', { name: 'Change Password' }).click()
    },
    ready: (page) => page.getByLabel(/^Code/),
    failing: [['/api/auth/password', 401]],
    asksMore: true,
  },
  {
    name: 'profile-security',
    act: openTab('Security'),
    ready: (page) => page.getByRole('region', { name: 'Recent activity' }),
  },
  {
    name: 'profile-token',
    async act(page) {
      await openTab('Data')(page)
      await press('Create token')(page)
    },
    ready: dialog('Create token'),
  },
  {
    name: 'profile-subscription',
    act: openTab('Subscription'),
    ready: text("You're on the Free Plan"),
  },
  {
    name: 'profile-subscription-granted',
    as: 'granted',
    act: openTab('Subscription'),
    ready: text('Admin Granted'),
  },
  {
    name: 'profile-subscription-paid',
    as: 'granted',
    before: answer('**/api/subscription/details', paid),
    act: openTab('Subscription'),
    ready: (page) => page.getByRole('button', { name: 'Cancel Subscription' }),
    hasOwnDevice: true,
  },
  {
    name: 'profile-subscription-loading',
    isWaiting: true,
    as: 'granted',
    before: hold('**/api/subscription/details'),
    act: openTab('Subscription'),
    ready: (page) => page.getByRole('tabpanel'),
    hasOwnDevice: true,
  },
  { name: 'settings', path: '/settings', ready: heading('Settings', 1) },
  {
    name: 'settings-ledger',
    path: '/settings',
    async act(page) {
      await page.getByRole('button', { name: /^DATEV/ }).click()
      await page.getByRole('button', { name: 'Use SKR03' }).click()
    },
    ready: dialog('Accounts for DATEV'),
  },
  { name: 'settings-granted', as: 'granted', path: '/settings', ready: heading('Settings', 1) },
  {
    name: 'settings-mail-unverified',
    as: 'newcomer',
    path: '/settings',
    ready: text('Receipts by email'),
  },
  {
    name: 'delete-account',
    path: '/profile#data',
    act: press('Delete account'),
    ready: dialog('Delete account'),
  },
  {
    name: 'delete-account-code',
    path: '/profile#data',
    before: async (page) =>
      page.route('**/api/auth/user', (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 401, json: codeWanted })
          : route.fallback(),
      ),
    async act(page) {
      await press('Delete account')(page)
      await page.getByLabel(/^Your password/).fill('correct horse')
      await dialog('Delete account')(page).getByRole('button', { name: 'Delete account' }).click()
    },
    ready: (page) => page.getByLabel(/^Code/),
    failing: [['/api/auth/user', 401]],
    asksMore: true,
  },
])
