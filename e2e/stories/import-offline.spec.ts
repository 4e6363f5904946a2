import type { Page } from '@playwright/test'
import { goOffline, goOnline, hasWorker, readStore, reopen, share } from '#e2e/device.ts'
import { type DocumentFile, textPdf } from '#e2e/documents.ts'
import { expect, story } from '#e2e/story.ts'
import { fill, hashOf, receiptsOf, review, waitingRows } from '#e2e/waiting-receipts.ts'

story.use({ serviceWorkers: 'allow', reader: 'local' })

async function importDocument(page: Page, file: DocumentFile) {
  await page.getByLabel('Import Document', { exact: true }).setInputFiles(file)
}

let tripId: number
story.beforeEach(async ({ page, traveller }) => {
  await traveller.signUpVerified()
  tripId = await traveller.hasTrip('Lucerne')
  await page.goto('/receipts')
  await expect.poll(() => hasWorker(page)).toBe(true)
})

story.both(
  'a document imported offline is filled in by hand, and sent once when online @all',
  async ({ page, traveller, trouble, expectAccessible }) => {
    await page.getByRole('button', { name: 'Add receipt' }).focus()
    await goOffline(page, trouble)

    const file = textPdf('Hotel Seeblick', '129.00')
    await importDocument(page, file)
    await expect(review(page)).toBeVisible()
    await expect(review(page)).toContainText('Read when you are online')
    await expectAccessible()
    await fill(page, { vendor: 'Seeblick by hand', amount: '129.00' })
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await expect(waitingRows(page)).toContainText(['Seeblick by hand'])

    await reopen(page)
    await expect(waitingRows(page)).toContainText(['Seeblick by hand'])

    await goOnline(page, trouble)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(waitingRows(page)).toHaveCount(0)
    await expect(traveller.receiptRows()).toContainText(['Seeblick by hand'])
    expect(await receiptsOf(page, tripId)).toMatchObject([
      { vendor: 'Seeblick by hand', document: { sha256: hashOf(file) } },
    ])
    // The list shows the server's receipt first; the device's copy is removed a moment later.
    await expect.poll(() => readStore(page, 'photos')).toBe('[]')
  },
)

story.phone('a PDF shared from another app waits for review @all', async ({ page, traveller }) => {
  await share(page, [
    textPdf('Hotel Seeblick', '129.00'),
    { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') },
  ])
  await traveller.seeToast('1 file was not added', 'Please choose a PDF, HEIC, TIFF')
  const tray = page.getByRole('dialog', { name: '1 to check' })
  await expect(tray).toContainText('To check')
  await expect(tray.getByRole('listitem')).toContainText('Hotel Seeblick')
})
