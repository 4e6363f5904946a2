import type { Page } from '@playwright/test'
import { fillPhone } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { fill, review, upload } from '#e2e/waiting-receipts.ts'
import { answer, chooseToAdd, dialog, follow, goOffline, hold, skeleton, text } from './doing.ts'
import { type Screen, screensOf } from './screen.ts'

const rows: Screen['ready'] = (page) => page.locator('main [data-edit]').first()
const waiting: Screen['ready'] = (page) =>
  page.getByRole('list', { name: /^On this (?:phone|device)$/ })
const received = /\/api\/trips\/\d+\/receipts/

async function leaveInReview(page: Page) {
  await upload(page, await receiptPhoto('Pastelaria'))
  await fill(page, { vendor: 'Pastelaria Central', amount: '7.10' })
  await review(page).getByRole('button', { name: 'Close' }).click()
  await review(page).waitFor({ state: 'hidden' })
}

export const receiptsScreens = screensOf('receipts', { path: '/receipts' }, [
  { name: 'receipts-empty', as: 'empty', ready: text('No receipts yet') },
  { name: 'receipts-one', as: 'one', ready: rows },
  { name: 'receipts-many', as: 'many', ready: rows },
  { name: 'receipts-thousands', as: 'thousands', ready: rows },
  { name: 'receipts-eight-currencies', as: 'eight', ready: rows },
  { name: 'receipts-longest-names', as: 'longest', ready: rows },
  {
    name: 'receipts-filtered',
    as: 'many',
    async act(page) {
      await page.getByLabel('Filter receipts').selectOption('coffee')
      await page.getByLabel('Search receipts').fill('kaffee')
      await page.locator('main [data-edit]').nth(5).waitFor()
    },
    ready: rows,
    isRearranged: true,
  },
  {
    name: 'receipts-no-match',
    as: 'many',
    act: (page) => page.getByLabel('Search receipts').fill('nothing like it'),
    ready: text('No matching receipts'),
    isRearranged: true,
  },
  { name: 'receipts-no-trip', as: 'verified', ready: text('No active trip') },
  {
    name: 'receipts-loading',
    isWaiting: true,
    as: 'many',
    path: '/settings',
    before: hold(received),
    act: follow('Receipts'),
    ready: skeleton,
    hasOwnDevice: true,
  },
  {
    name: 'receipts-error',
    as: 'many',
    path: '/settings',
    before: answer(received, {}, 500),
    act: follow('Receipts'),
    ready: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /try again|retry/i })
        .first(),
    failing: [[received, 500]],
    hasOwnDevice: true,
  },
  {
    name: 'receipts-offline',
    as: 'many',
    act: goOffline,
    ready: (page) => page.getByRole('status').filter({ hasText: 'Offline.' }),
    failing: [[/./, 0]],
  },
  {
    name: 'receipts-waiting',
    as: 'many',
    act: leaveInReview,
    ready: waiting,
    hasOwnDevice: true,
    isRearranged: true,
  },
  {
    name: 'tray',
    as: 'many',
    async act(page) {
      await leaveInReview(page)
      await page.getByRole('button', { name: '1 to check', exact: true }).click()
    },
    ready: dialog('1 to check'),
    hasOwnDevice: true,
    isRearranged: true,
  },
  {
    name: 'add-menu',
    as: 'many',
    act: (page) => page.getByRole('button', { name: 'Add receipt', exact: true }).click(),
    ready: (page) => page.getByRole('menuitem', { name: 'Take Photo' }),
  },
  {
    name: 'not-kept',
    as: 'one',
    async act(page) {
      await fillPhone(page)
      await upload(page, await receiptPhoto('Pastelaria'))
    },
    ready: dialog('This photo could not be stored'),
    hasOwnDevice: true,
  },
])

export const cameraScreens = screensOf('camera', { as: 'one', path: '/receipts' }, [
  {
    name: 'camera-starting',
    isWaiting: true,
    before: (page) =>
      page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => new Promise(() => {})
      }),
    act: (page) => chooseToAdd(page, 'Take Photo'),
    ready: (page) => page.getByRole('status', { name: 'Starting the camera' }),
  },
  {
    name: 'camera',
    async act(page) {
      await chooseToAdd(page, 'Take Photo')
      await page.getByRole('status', { name: 'Starting the camera' }).waitFor({ state: 'hidden' })
    },
    ready: text('Position receipt in portrait orientation'),
  },
  {
    name: 'camera-count',
    async act(page) {
      await chooseToAdd(page, 'Take Photo')
      await page.getByRole('radio', { name: 'Several' }).check()
      await page.getByRole('button', { name: 'Capture Receipt' }).click()
    },
    ready: (page) => page.getByRole('button', { name: 'Check receipt 1 of 1' }),
    hasOwnDevice: true,
  },
  {
    name: 'camera-failed',
    before: (page) =>
      page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
      }),
    act: (page) => chooseToAdd(page, 'Take Photo'),
    ready: text('Failed to access camera. Please check permissions and try again.'),
  },
])
