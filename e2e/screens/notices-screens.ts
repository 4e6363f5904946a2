import type { Page } from '@playwright/test'
import { receiptPhoto } from '#e2e/images.ts'
import { fill, review, upload } from '#e2e/waiting-receipts.ts'
import { answer, chooseToAdd, dialog, openFinalize, press, toast } from './doing.ts'
import { screensOf } from './screen.ts'

async function enterReceipt(page: Page) {
  await typeReceipt(page)
  await addReceipt(page)
}

async function typeReceipt(page: Page) {
  await chooseToAdd(page, 'Manual Entry')
  const manual = dialog('Add Receipt Manually')(page)
  await manual.getByLabel('Vendor').fill('Bar Sport')
  await manual.getByLabel('Amount').fill('3.20')
}

function addReceipt(page: Page) {
  return dialog('Add Receipt Manually')(page).getByRole('button', { name: 'Add Receipt' }).click()
}

/** The response to a sent receipt, without trip and client id. */
const saved = {
  id: 999999999,
  vendor: 'Bar Sport',
  date: new Date().toISOString().slice(0, 10),
  amount: '3.20',
  currency: 'EUR',
  category: 'other',
  notes: null,
  items: null,
  cardAmount: null,
  printed: null,
  tax: null,
  hasImage: false,
  imageVersion: null,
  photoHash: null,
}

/** Accepts a receipt without saving it. */
function answerToReceipt(page: Page) {
  return page.route('**/api/receipts', (route) => {
    const sent = route.request().postData() ?? ''
    const field = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n(.*)\\r`).exec(sent)?.[1]
    const json = { ...saved, tripId: Number(field('tripId')), clientId: field('clientId') }
    return route.fulfill({ status: 201, json })
  })
}

/** Accepts a change of the trip without saving it. */
function answerToChange(page: Page) {
  return page.route(/\/api\/trips\/\d+$/, async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    await route.fulfill({ response: await route.fetch({ method: 'GET' }) })
  })
}

/** As if a new version of the app were installed and waiting. */
function waitForNewVersion() {
  const registration = Object.assign(new EventTarget(), {
    waiting: { postMessage: () => undefined },
    installing: null,
    update: () => Promise.resolve(),
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), {
      controller: {},
      ready: Promise.resolve(registration),
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    }),
  })
}

/** A receipt that is on this device only. */
export async function keepReceipt(page: Page) {
  await upload(page, await receiptPhoto('Pastelaria'))
  await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
  await review(page).getByRole('button', { name: 'Close' }).click()
  await review(page).waitFor({ state: 'hidden' })
}

/** The same, and the session has ended since. */
async function leaveReceipt(page: Page) {
  await keepReceipt(page)
  await page.context().clearCookies()
  await page.goto('/login')
}

export const noticesScreens = screensOf('notices', { as: 'one', path: '/receipts' }, [
  {
    name: 'toast-done',
    as: 'many',
    path: '/',
    before: answerToChange,
    async act(page) {
      await press('Edit Trip Details')(page)
      const form = dialog('Edit Trip')(page)
      await form.getByRole('button', { name: 'Update Trip' }).click()
      await form.waitFor({ state: 'hidden' })
    },
    ready: toast,
  },
  {
    name: 'toast-waiting',
    as: 'many',
    path: '/',
    before: answer(/\/finalize$/, {
      download: null,
      email: { success: false, message: 'No answer' },
    }),
    async act(page) {
      await openFinalize(page)
      const form = dialog('Finalize Trip')(page)
      await form.getByLabel('Send Report To').fill('finance@example.com')
      await form.getByRole('button', { name: 'Finalize Trip' }).click()
    },
    ready: toast,
    hasOwnDevice: true,
  },
  {
    name: 'toast-saved',
    before: answerToReceipt,
    act: enterReceipt,
    ready: toast,
    hasOwnDevice: true,
    isRearranged: true,
  },
  {
    name: 'toast-info',
    as: 'visitor',
    path: '/subscribe/pro',
    ready: toast,
    hasOwnDevice: true,
  },
  {
    name: 'toast-error-over-a-sheet',
    as: 'many',
    path: '/',
    async act(page) {
      await press('Edit Trip Details')(page)
      const form = dialog('Edit Trip')(page)
      await form.getByLabel('Trip Name').fill('   ')
      await form.getByRole('button', { name: 'Update Trip' }).click()
    },
    ready: toast,
  },
  {
    name: 'toast-error-over-a-form',
    async act(page) {
      await press('Edit Gasthaus Linde')(page)
      const form = dialog('Edit Receipt')(page)
      await form.getByLabel('Vendor').fill('')
      await form.getByRole('button', { name: 'Save Changes' }).click()
    },
    ready: toast,
  },
  {
    name: 'toast-error-on-the-list',
    as: 'many',
    async act(page) {
      await page.route(/\/api\/trips\//, (route) => route.fulfill({ status: 500, json: {} }))
      await press('Refresh')(page)
    },
    ready: toast,
    failing: [[/\/api\/trips\//, 500]],
    hasOwnDevice: true,
  },
  {
    name: 'toast-kept-on-this-phone',
    async act(page) {
      await page.route('**/api/receipts', (route) => route.abort('internetdisconnected'))
      await enterReceipt(page)
    },
    ready: toast,
    failing: [['/api/receipts', 0]],
    hasOwnDevice: true,
    isRearranged: true,
  },
  {
    name: 'session-ended',
    async act(page) {
      await typeReceipt(page)
      await page.context().clearCookies()
      await addReceipt(page)
    },
    ready: dialog('Your session has ended'),
    failing: [[/\/api\//, 401]],
    hasOwnDevice: true,
    isRearranged: true,
  },
  {
    name: 'login-with-receipts-waiting',
    act: leaveReceipt,
    ready: (page) => page.getByRole('region', { name: /^1 receipt waits on this/ }),
    failing: [[/\/api\//, 401]],
    hasOwnDevice: true,
    isRearranged: true,
  },
  {
    name: 'receipts-of-deleted-account',
    async act(page) {
      await leaveReceipt(page)
      await press('Was the account deleted?')(page)
    },
    ready: dialog('Receipts of a deleted account'),
    failing: [[/\/api\//, 401]],
    hasOwnDevice: true,
    isRearranged: true,
  },
  {
    name: 'sign-out-question',
    async act(page) {
      await keepReceipt(page)
      await press('Sign Out')(page)
    },
    ready: dialog(/^1 receipt is on this/),
    hasOwnDevice: true,
    isRearranged: true,
  },
  {
    name: 'new-version',
    as: 'many',
    path: '/',
    before: (page) => page.addInitScript(waitForNewVersion),
    ready: (page) => page.getByRole('region', { name: 'New version' }),
    hasOwnDevice: true,
  },
])
