import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { goOffline, hasWorker, untilHistorySettles } from './device.ts'
import type { receiptPhoto } from './images.ts'
import type { watchForTrouble } from './trouble.ts'

type Photo = Awaited<ReturnType<typeof receiptPhoto>>

/** The reader competes with the product and other stories for both cores. */
export const readingTime = { timeout: 120_000 }

/** The review form of a waiting photo. */
export function review(page: Page) {
  return page.getByRole('dialog', { name: /Review Receipt/ })
}

/** The rows of receipts that are on this device only. */
export function waitingRows(page: Page) {
  return page.getByRole('list', { name: /^On this (?:phone|device)$/ }).getByRole('listitem')
}

export async function upload(page: Page, photo: Photo) {
  await page.getByLabel('Upload Image', { exact: true }).setInputFiles(photo)
}

export async function fill(page: Page, { vendor, amount }: { vendor: string; amount: string }) {
  await review(page).getByLabel('Vendor').fill(vendor)
  await review(page).getByLabel('Amount').fill(amount)
}

export async function save(page: Page) {
  await review(page).getByRole('button', { name: 'Save Receipt' }).click()
}

/** Reviews and saves a receipt in airplane mode, so that it waits on the device. */
export async function saveOffline(
  page: Page,
  trouble: ReturnType<typeof watchForTrouble>,
  photo: Photo,
) {
  await expect.poll(() => hasWorker(page)).toBe(true)
  await goOffline(page, trouble)
  await upload(page, photo)
  await fill(page, { vendor: 'Pastelaria', amount: '12.50' })
  await review(page).getByRole('button', { name: 'Save Receipt' }).click()
  await expect(waitingRows(page)).toContainText([/On this (?:phone|device)/])
  await untilHistorySettles(page)
}

/** The product names files by this hash. */
export function hashOf({ buffer }: { buffer: Buffer }) {
  return createHash('sha256').update(buffer).digest('hex')
}

/** A trip's receipts on the server. */
export async function receiptsOf(page: Page, tripId: number) {
  const response = await page.request.get(`/api/trips/${tripId}/receipts`)
  return (await response.json()) as { id: number; vendor: string; date: string; items: object[] }[]
}
