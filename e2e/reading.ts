import { expect, type Page } from '@playwright/test'
import { receiptPhoto } from './images.ts'
import { review, upload } from './waiting-receipts.ts'

/** The response to a photo, instead of a reader's. */
export const reading = {
  vendor: 'PASTELARIA',
  date: new Date().toISOString().slice(0, 10),
  amount: '12.50',
  currency: 'EUR',
  printedCurrency: null,
  category: 'food',
  notes: '',
  items: [] as object[],
  confidence: { vendor: 1, date: 1, amount: 1, currency: 1, category: 1, items: 1, notes: 1 },
  evidence: {},
  image: null,
  uploadId: null,
}

type Reading = { vendor: string; amount: string; [field: string]: unknown }

/** Uploads a photo, another one for each amount, that is read as this. */
export async function readAs(page: Page, json: Reading) {
  await page.unroute('**/api/receipts/process')
  await page.route('**/api/receipts/process', (route) => route.fulfill({ json }))
  await upload(page, await receiptPhoto(`${json.vendor} ${json.amount}`))
  await expect(review(page).getByLabel('Vendor')).toHaveValue(json.vendor)
}
