import type { Page } from '@playwright/test'
import { chooseToAdd, dialog, hold, press, text } from './doing.ts'
import { screensOf } from './screen.ts'

const manual = dialog('Add Receipt Manually')
const edit = dialog('Edit Receipt')

async function enterManually(page: Page) {
  await chooseToAdd(page, 'Manual Entry')
  await manual(page).waitFor()
}

async function openViewer(page: Page) {
  await page
    .getByRole('button', { name: /^View photo of/ })
    .first()
    .click()
}

export const formsScreens = screensOf('forms', { as: 'one', path: '/receipts' }, [
  { name: 'manual-entry', act: enterManually, ready: manual },
  {
    name: 'manual-entry-errors',
    async act(page) {
      await enterManually(page)
      await manual(page).getByRole('button', { name: 'Add Receipt' }).click()
    },
    ready: text('Vendor is required'),
  },
  {
    name: 'manual-entry-foreign',
    async act(page) {
      await enterManually(page)
      await manual(page).getByLabel('Vendor').fill('Deep Dish')
      await manual(page).getByLabel('Amount').fill('40')
      await manual(page).getByLabel('Currency').selectOption('USD')
    },
    ready: (page) => page.getByLabel('Charged on my card, in EUR'),
    hasOwnDevice: true,
    asksMore: true,
  },
  { name: 'edit-receipt', act: press('Edit Gasthaus Linde'), ready: edit },
  {
    name: 'edit-receipt-asked',
    as: 'asked',
    act: (page) => page.locator('main [data-edit]').first().click(),
    ready: (page) => edit(page).getByLabel('Your reply'),
  },
  {
    name: 'edit-receipt-by-hand',
    as: 'many',
    async act(page) {
      await page.getByLabel('Search receipts').fill('Schreibwaren')
      await page.getByRole('button', { name: 'Edit Schreibwaren Kern' }).first().click()
    },
    ready: edit,
    isRearranged: true,
  },
  {
    name: 'edit-receipt-longest-names',
    as: 'longest',
    act: press(/^Edit Grand Hotel/),
    ready: edit,
  },
  {
    name: 'edit-receipt-delete',
    async act(page) {
      await press('Edit Gasthaus Linde')(page)
      await edit(page).getByRole('button', { name: 'Delete' }).click()
    },
    ready: (page) => edit(page).getByRole('button', { name: 'Confirm Delete' }),
  },
  {
    name: 'edit-receipt-tax',
    async act(page) {
      await press('Edit Gasthaus Linde')(page)
      await edit(page).getByRole('button', { name: /^Tax/ }).click()
      await edit(page).getByRole('button', { name: 'Add a tax line' }).click()
    },
    ready: (page) => edit(page).getByRole('group', { name: 'Tax line 1' }),
    asksMore: true,
  },
  {
    name: 'viewer',
    act: openViewer,
    ready: (page) => page.getByRole('dialog').getByRole('img').first(),
  },
  {
    name: 'viewer-longest-names',
    as: 'longest',
    act: openViewer,
    ready: (page) => page.getByRole('dialog').getByRole('img').first(),
  },
  {
    name: 'viewer-loading',
    isWaiting: true,
    before: hold(/\/image\?/),
    act: openViewer,
    ready: (page) => page.getByRole('dialog'),
    hasOwnDevice: true,
  },
  {
    name: 'viewer-failed',
    before: (page) => page.route(/\/image\?/, (route) => route.fulfill({ status: 404, json: {} })),
    act: openViewer,
    ready: text('Image could not be loaded'),
    failing: [[/\/image\?/, 404]],
    hasOwnDevice: true,
  },
])
