import type { Page } from '@playwright/test'
import { reading as known } from '#e2e/reading.ts'
import { review } from '#e2e/waiting-receipts.ts'
import { answer, chooseToAdd, dialog, goOffline, hold, readAs, uploadPhoto } from './doing.ts'
import { longReceiptLines, onLongReceipt } from './photo.ts'
import { type Screen, screensOf } from './screen.ts'

const reading = { ...known, vendor: 'GASTHAUS LINDE', amount: '129.00', ...onLongReceipt }
const doubtful = { vendor: 0.2, date: 0.2, amount: 0.2, currency: 0.2, category: 0.2 }
const items = longReceiptLines.map((line) => ({ ...line, quantity: 1 }))

function read(page: Page) {
  return review(page).getByLabel('Vendor')
}

const inReview: Omit<Screen, 'name' | 'group'> = {
  as: 'one',
  path: '/receipts',
  hasOwnDevice: true,
  // The photo is a row in the list behind it.
  isRearranged: true,
  ready: read,
}

async function untilRead(page: Page) {
  // Until the review is open, nothing says that it is being read.
  await read(page).waitFor()
  await review(page).getByText('Processing receipt with AI...').waitFor({ state: 'hidden' })
}

function readingAs(more: object) {
  return async (page: Page) => {
    await readAs({ ...reading, ...more })(page)
    await untilRead(page)
  }
}

export const reviewScreens = screensOf('review', inReview, [
  {
    name: 'review-reading',
    isWaiting: true,
    before: hold('**/api/receipts/process'),
    act: uploadPhoto,
    ready: (page) => review(page).getByText('Processing receipt with AI...').first(),
  },
  { name: 'review-read', act: readingAs({}) },
  {
    name: 'review-next-photo',
    before: answer('**/api/receipts/process', reading),
    async act(page) {
      await chooseToAdd(page, 'Take Photo')
      await page.getByRole('button', { name: 'Capture Receipt' }).click()
      await untilRead(page)
    },
    ready: (page) => review(page).getByRole('button', { name: 'Next photo' }),
  },
  {
    name: 'review-field-in-focus',
    async act(page) {
      await readingAs({})(page)
      await review(page).getByLabel('Amount').focus()
    },
  },
  {
    name: 'review-doubtful',
    act: readingAs({ confidence: { ...reading.confidence, ...doubtful } }),
  },
  {
    name: 'review-failed',
    before: answer('**/api/receipts/process', { message: 'Failed to process receipt image' }, 500),
    async act(page) {
      await uploadPhoto(page)
      await untilRead(page)
    },
    ready: (page) => review(page).getByText('The photo is safe').first(),
    failing: [['/api/receipts/process', 500]],
  },
  {
    name: 'review-refused',
    async act(page) {
      await readingAs({})(page)
      await answer('**/api/receipts', { message: 'The day is over', code: 'VALIDATION' }, 400)(page)
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    },
    ready: (page) => review(page).getByRole('alert').first(),
    failing: [['/api/receipts', 400]],
  },
  {
    name: 'review-duplicate',
    act: async (page) => {
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
      await readingAs({ vendor: 'Gasthaus Linde', amount: '27.30', date: yesterday })(page)
    },
    ready: (page) => review(page).getByText('Same vendor, date and amount').first(),
  },
  {
    name: 'review-refund',
    act: readingAs({ amount: '-12.00' }),
    ready: (page) => review(page).getByText('This looks like a refund').first(),
  },
  {
    name: 'review-francs',
    act: readingAs({ currency: null, printedCurrency: 'CHF', date: '2026-03-12' }),
    ready: (page) => review(page).getByText('Printed: 129.00 CHF').first(),
  },
  {
    name: 'review-far-away-date',
    act: readingAs({ date: '2019-03-12' }),
    ready: (page) => review(page).getByText('Far outside the trip, which began on').first(),
  },
  {
    name: 'review-offline',
    async act(page) {
      await readingAs({})(page)
      await goOffline(page)
    },
    failing: [[/./, 0]],
  },
  { name: 'review-items', act: readingAs({ items }) },
  {
    name: 'review-items-open',
    async act(page) {
      await readingAs({ items })(page)
      await review(page)
        .getByRole('button', { name: /^Items/ })
        .click()
    },
    ready: (page) => review(page).getByRole('button', { name: 'Remove item 1', exact: true }),
    asksMore: true,
  },
  {
    name: 'review-errors',
    async act(page) {
      await readingAs({ vendor: '', amount: '' })(page)
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    },
    ready: (page) => review(page).getByText('Vendor is required').first(),
  },
  {
    name: 'review-discard',
    async act(page) {
      await readingAs({})(page)
      await review(page).getByRole('button', { name: 'Discard' }).click()
    },
    ready: dialog('Discard this photo?'),
  },
])
