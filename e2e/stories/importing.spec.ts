import type { Page } from '@playwright/test'
import {
  brokenPdf,
  type DocumentFile,
  hasHeifEncoder,
  heicFile,
  invoiceFile,
  invoicePdf,
  scanPdf,
  scriptedPdf,
  textPdf,
  tiffFile,
} from '#e2e/documents.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'
import { hashOf, readingTime, receiptsOf, review } from '#e2e/waiting-receipts.ts'

story.use({ reader: 'local' })
story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

/** As from a folder or another program. */
async function drop(page: Page, files: DocumentFile[]) {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }))
  // The page's listeners are added together with its file inputs.
  await page.getByLabel('Import Document', { exact: true }).waitFor({ state: 'attached' })
  await page.evaluate((given) => {
    const dataTransfer = new DataTransfer()
    for (const { name, mimeType, bytes } of given) {
      const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([file], name, { type: mimeType }))
    }
    dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  }, sent)
}

const kinds: [vendor: string, amount: string, file: () => DocumentFile | Promise<DocumentFile>][] =
  [
    ['Hotel Seeblick', '129.00', () => textPdf('Hotel Seeblick', '129.00')],
    ['Hotel Adler', '88.00', () => invoicePdf('Hotel Adler', '88.00')],
    ['Bahn Service', '54.20', () => invoiceFile('Bahn Service', '54.20')],
    ['HARBOUR CAFE', '12.50', () => scanPdf('scan.pdf', [['HARBOUR CAFE', '12.50']])],
    ['NORTHGATE BOOKS', '16.30', () => tiffFile('NORTHGATE BOOKS', '16.30')],
  ]

story.both(
  'every kind of document is imported, read, reviewed and saved with its original @all',
  async ({ page, traveller, expectAccessible }) => {
    story.slow()
    const tripId = await traveller.hasTrip('Lucerne')
    await page.goto('/receipts')
    for (const [vendor, amount, make] of kinds) {
      const file = await make()
      await traveller.chooseFiles('Import Document', [file])
      const form = review(page)
      const name = new RegExp(vendor, 'i')
      await expect(form.getByLabel('Vendor')).toHaveValue(name, readingTime)
      await expect(form.getByLabel('Amount')).toHaveValue(amount)
      await expect(form.locator('img').first()).toBeVisible()
      if (vendor === 'Hotel Adler') await expectAccessible()
      await form.getByRole('button', { name: 'Save Receipt' }).click()
      await traveller.seeToast('Receipt saved')
      await expect(form).toBeHidden()
      const sha256 = hashOf(file)
      expect(await receiptsOf(page, tripId)).toContainEqual(
        expect.objectContaining({ document: expect.objectContaining({ sha256 }) }),
      )
    }
    await expect(traveller.receiptRows()).toHaveCount(kinds.length)
  },
)

story.phone('a HEIC photo without a type is imported @all', async ({ page, traveller }) => {
  story.phone.skip(!hasHeifEncoder(), 'Debian’s heif-enc is not installed')
  await traveller.hasTrip('Lucerne')
  await page.goto('/receipts')
  await traveller.chooseFiles('Import Document', [await heicFile('HARBOUR CAFE', '12.50')])
  const form = review(page)
  await expect(form.getByLabel('Amount')).toHaveValue('12.50', readingTime)
  await form.getByRole('button', { name: 'Save Receipt' }).click()
  await traveller.seeToast('Receipt saved')
  await expect(traveller.receiptRows()).toHaveCount(1)
})

story.both(
  'in a mixed batch the rejected files say why, and the others are saved',
  async ({ page, traveller, trouble, expectAccessible }) => {
    trouble.expect('/api/documents/process', 422)
    await traveller.hasTrip('Lucerne')
    await page.goto('/receipts')
    const zip = {
      name: 'all.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\u0003\u0004'),
    }
    await drop(page, [
      textPdf('Hotel Seeblick', '129.00'),
      scriptedPdf('trap.pdf'),
      zip,
      await receiptPhoto('HARBOUR CAFE'),
      brokenPdf('half.pdf'),
    ])
    await traveller.seeToast('Invalid File Type', 'all.zip: Please choose a PDF, HEIC, TIFF')
    const form = review(page)
    await expect(form).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: '4 to check' }).click()
    const tray = page.getByRole('dialog', { name: /to check/ })
    await expect(tray.getByText(/To check$/)).toHaveCount(2, readingTime)
    const trap = tray.getByRole('listitem').filter({ hasText: 'trap.pdf' })
    await expect(trap).toContainText('PDF Contains a Script')
    await expect(trap).toContainText('Please print it to a new PDF and import that.')
    await expect(trap.getByRole('button', { name: 'Try reading trap.pdf again' })).toBeHidden()
    await expect(tray.getByRole('listitem').filter({ hasText: 'half.pdf' })).toContainText(
      'This file is damaged or incomplete.',
    )
    await expectAccessible()

    for (const name of ['trap.pdf', 'half.pdf']) {
      await tray.getByRole('button', { name: `Discard ${name}` }).click()
      await page.getByRole('button', { name: 'Discard', exact: true }).click()
    }
    await page.getByRole('button', { name: /^Check receipt 1 of 2/ }).click()
    for (const place of ['1 of 2', '2 of 2']) {
      await expect(form).toContainText(place)
      await form.getByRole('button', { name: 'Save Receipt' }).click()
    }
    await expect(form).toBeHidden()
    await expect(traveller.receiptRows()).toHaveCount(2)
  },
)

story.phone(
  'Truth 19: Try again reads a document whose reading failed @all',
  async ({ page, traveller }) => {
    await traveller.hasTrip('Lucerne')
    await page.goto('/receipts')
    const unread = { vendor: '', date: '', amount: '', problem: 'memory' }
    await page.route(
      '**/api/documents/process',
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ json: { ...(await response.json()), ...unread } })
      },
      { times: 1 },
    )
    await traveller.chooseFiles('Import Document', [invoicePdf('Hotel Adler', '88.00')])
    const form = review(page)
    await expect(form).toContainText('Reading it took too much memory')
    await expect(form.getByLabel('Vendor')).toHaveValue('')
    await form.getByRole('button', { name: 'Try Again' }).click()
    await expect(form.getByLabel('Vendor')).toHaveValue('Hotel Adler')
    await expect(form).not.toContainText('Reading it took too much memory')
  },
)

story.both(
  'a scan of three receipts is split by pages, by mouse and by keyboard @all',
  async ({ page, traveller, expectAccessible }) => {
    story.slow()
    await traveller.hasTrip('Lucerne')
    await page.goto('/receipts')
    const scan = await scanPdf('scan.pdf', [
      ['HARBOUR CAFE', '12.50'],
      ['NORTHGATE BOOKS', '16.30'],
      ['TAXI CABOT', '23.80'],
    ])
    await traveller.chooseFiles('Import Document', [scan])
    const form = review(page)
    await expect(form.getByLabel('Amount')).toHaveValue('12.50', readingTime)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: '1 to check' }).click()
    const tray = page.getByRole('dialog', { name: '1 to check' })
    await expect(tray).toContainText('These pages look like 3 receipts.')
    await tray.getByRole('button', { name: 'Split' }).click()

    const dialog = page.getByRole('dialog', { name: 'Split into single receipts' })
    const second = dialog.getByRole('switch', { name: 'New receipt from here, page 2' })
    await expect(second).toBeChecked()
    await expect(dialog.getByRole('button', { name: 'Split into 3 receipts' })).toBeVisible()
    await second.focus()
    await page.keyboard.press('Space')
    await expect(second).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Split into 2 receipts' })).toBeVisible()
    await page.keyboard.press('Space')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Split into 3 receipts' }).click()

    // The receipt that is read first is shown first.
    for (const place of ['1 of 3', '2 of 3', '3 of 3']) {
      await expect(form).toContainText(place, readingTime)
      await expect(form.getByLabel('Amount')).toHaveValue(/\d/, readingTime)
      await form.getByRole('button', { name: 'Save Receipt' }).click()
    }
    await expect(form).toBeHidden()
    await expect(traveller.receiptRows()).toHaveCount(3)
    for (const amount of ['12.50', '16.30', '23.80']) {
      await expect(traveller.receiptRows().filter({ hasText: amount })).toHaveCount(1)
    }
  },
)
