import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { type DocumentFile, folioPdf } from '#e2e/documents.ts'
import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

const today = new Date().toISOString().slice(0, 10)
const folio = folioPdf('Hotel Seeblick', '92.00')

async function hasDocument(page: Page, tripId: number, vendor: string, document: DocumentFile) {
  const bill = { vendor, amount: '92.00', currency: 'EUR', category: 'accommodation' }
  const multipart = { tripId: `${tripId}`, date: today, ...bill, document }
  await expect(await page.request.post('/api/receipts', { multipart })).toBeOK()
}

story.both(
  'the viewer pages through a document and downloads its original @all',
  async ({ page, traveller, viewport, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Lucerne')
    await hasDocument(page, tripId, 'Hotel Seeblick', folio)
    await page.goto('/receipts')
    await page.getByRole('button', { name: 'View document of Hotel Seeblick' }).click()
    const viewer = page.getByRole('dialog', { name: 'Hotel Seeblick' })
    const shown = (place: number) => viewer.getByRole('img', { name: `page ${place} of 3` })
    await expect(shown(1)).toBeVisible()
    await expectAccessible()
    await viewer.getByRole('button', { name: 'Next page' }).click()
    await expect(shown(2)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('Page 3 of 3')).toBeVisible()
    await expect(shown(3)).toHaveJSProperty('complete', true)
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText('Page 3 of 3')).toBeVisible()

    const { width = 0, height = 0 } = viewport ?? {}
    await page.mouse.move(width * 0.2, height / 2)
    await page.mouse.down()
    await page.mouse.move(width * 0.8, height / 2, { steps: 4 })
    await page.mouse.up()
    await expect(viewer.getByText('Page 2 of 3')).toBeVisible()
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await page.keyboard.press('ArrowLeft')
    await expect(viewer.getByText('Page 2 of 3')).toBeVisible()

    const saved = page.waitForEvent('download')
    await viewer.getByRole('link', { name: 'Open original' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toBe(folio.name)
    const chunks = await (await file.createReadStream()).toArray()
    expect(Buffer.concat(chunks).equals(folio.buffer)).toBe(true)
  },
)

story.desktop(
  'the PDF of a finalized trip has all pages of an imported document @all',
  async ({ page, traveller, playwright }) => {
    const tripId = await traveller.hasTrip('Lucerne')
    await hasDocument(page, tripId, 'Hotel Seeblick', folio)
    await page.goto('/')
    await traveller.finalize(traveller.finance)
    const done = page.getByRole('dialog', { name: 'Trip Finalized!' })
    const link = await done.getByRole('link', { name: /^PDF Report/ }).getAttribute('href')
    const stranger = await playwright.request.newContext()
    const input = await (await stranger.get(link ?? '')).body()
    const report = execFileSync('pdftotext', ['-', '-'], { input })
    for (const words of ['page 1 of 3', 'page 2 of 3', 'page 3 of 3']) {
      expect(report.toString()).toContain(words)
    }
    await stranger.dispose()
  },
)
