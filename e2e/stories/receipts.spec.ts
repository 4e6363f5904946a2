import { readStore } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.phone(
  'manual entries in two currencies are totalled per currency',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.hasTrip('Berlin')
    await page.goto('/')
    await expect(page.getByText('No receipts yet').first()).toBeVisible()
    await page.getByRole('button', { name: 'Add First Receipt' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Receipt Manually' })
    await expect(dialog.getByLabel('Currency')).toHaveValue('EUR')
    await dialog.getByRole('button', { name: 'Add Receipt' }).click()
    await traveller.seeToast('Missing Information', 'Please fill in all required fields.')
    await expectAccessible()
    await dialog.getByLabel('Vendor').fill('Gasthaus Linde')
    await dialog.getByLabel('Amount').fill('27.30')
    await dialog.getByRole('button', { name: 'Add Receipt' }).click()
    await traveller.seeToast('Receipt added', 'Your receipt has been saved successfully.')
    await traveller.addManually({ vendor: 'Thames Cars', amount: '28.60', currency: 'GBP' })

    await expect(page.getByRole('banner')).toContainText('27.30 EUR, 28.60 GBP')
    await expect(traveller.receiptRows()).toHaveCount(2)
    await expectAccessible()
  },
)

story.phone(
  'without camera permission, Retry reloads the page, and the device’s camera app is offered',
  async ({ page, traveller }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
    })
    await traveller.hasTrip('London')
    await page.goto('/receipts')
    await traveller.chooseToAdd('Take Photo')
    await expect(
      page.getByText('Failed to access camera. Please check permissions and try again.'),
    ).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Retry' }).click()
    await reloaded
    await traveller.chooseToAdd('Take Photo')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: "Use the device's camera app" }).click(),
    ])
    await chooser.setFiles(await receiptPhoto('Device Camera'))
    await expect(page.getByRole('dialog', { name: /Review Receipt/ })).toBeVisible()
  },
)

story.desktop(
  'three uploads, one of which is retried, are reviewed in turn',
  async ({ page, traveller, trouble }) => {
    await traveller.hasTrip('Paris')
    await page.goto('/receipts')
    trouble.expect('/api/receipts/process', 500)
    let retries = 0
    await page.route('**/api/receipts/process', async (route) => {
      const isSecond = route.request().postDataBuffer()?.includes('Second.jpg')
      if (!isSecond || retries > 0) return route.continue()
      await route.fulfill({
        status: 500,
        json: { message: 'Something went wrong', code: 'INTERNAL' },
      })
    })
    await traveller.chooseFiles('Upload Image', [
      await receiptPhoto('First'),
      await receiptPhoto('Second'),
      await receiptPhoto('Third'),
    ])
    const review = page.getByRole('dialog', { name: /Review Receipt/ })
    // The form moves when a reading arrives, and a press on its button at that moment would miss.
    const read = review.getByText('Nothing could be read from this photo.')
    const retry = review.getByRole('button', { name: 'Try Again' })
    // The photo that is read first comes first, so the failed one may be at any position.
    for (const place of ['1 of 3', '2 of 3', '3 of 3']) {
      await expect(review).toContainText(place)
      await expect(read.or(retry)).toBeVisible()
      if (await retry.isVisible()) {
        await expect(review).toContainText('Failed to process receipt image')
        retries += 1
        // The app also retries by itself, maybe before the press.
        await expect(async () => {
          if (await retry.isVisible()) await retry.click({ timeout: 2000 })
          await expect(read).toBeVisible()
        }).toPass()
      }
      await review.getByLabel('Vendor').fill(`Upload ${place}`)
      await review.getByLabel('Amount').fill('12,50')
      await review.getByRole('button', { name: 'Save Receipt' }).click()
    }
    expect(retries).toBe(1)
    await expect(review).toBeHidden()
    await expect(traveller.receiptRows()).toHaveCount(3)
    await expect(page.getByRole('banner')).toContainText('37.50 EUR')
  },
)

story.desktop(
  'files that are not images or are too large are rejected with a reason @all',
  async ({ page, traveller }) => {
    await traveller.hasTrip('Paris')
    await page.goto('/receipts')
    const files = [
      [
        { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
        'Invalid File Type',
        'Please select a JPEG, PNG, or WebP image file.',
      ],
      [
        {
          name: 'receipt.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('<html>no picture</html>'),
        },
        'Invalid File Type',
        'Please select a JPEG, PNG, or WebP image file.',
      ],
      [
        { name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
        'File Too Large',
        'Please select an image smaller than 10MB.',
      ],
    ] as const
    for (const [file, title, description] of files) {
      await traveller.chooseFiles('Upload Image', file)
      await traveller.seeToast(title, description)
      await expect(page.getByRole('dialog', { name: /Review Receipt/ })).toBeHidden()
    }
    expect(await readStore(page, 'entries')).toBe('[]')
  },
)

story.both(
  'search, filter, edit, re-analyze and delete',
  async ({ page, traveller, trouble, viewport, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Rome')
    const image = await receiptPhoto('Bar Sport')
    for (const receipt of [
      { vendor: 'Trattoria Da Enzo', category: 'food', notes: 'Team dinner', date: '2026-03-01' },
      { vendor: 'Radio Taxi', category: 'transport', date: '2026-03-02' },
      { vendor: 'Bar Sport', category: 'coffee', date: '2026-03-03', image },
    ]) {
      await traveller.hasReceipt(tripId, receipt)
    }
    await page.goto('/receipts')
    const rows = traveller.receiptRows()
    await expect(rows).toContainText(['Bar Sport', 'Radio Taxi', 'Trattoria Da Enzo'])
    await expectAccessible()

    await page.getByLabel('Search receipts').fill('DINNER')
    await expect(rows).toContainText(['Trattoria Da Enzo'])
    await page.getByLabel('Search receipts').fill('nothing like it')
    await expect(page.getByText('No matching receipts')).toBeVisible()
    await page.getByLabel('Search receipts').fill('')
    await page.getByLabel('Filter receipts').selectOption('coffee')
    await expect(rows).toContainText(['Bar Sport'])
    await page.getByLabel('Filter receipts').selectOption('all')
    await page.getByRole('button', { name: 'Refresh' }).click()

    await page.getByRole('button', { name: 'Edit Radio Taxi' }).focus()
    const isDesk = viewport?.width === 1280
    const beside = (vendor: string) =>
      page.locator('main [aria-hidden]:not(i)', { hasText: `${vendor}4.20 EUR` })
    await expect(beside('Radio Taxi')).toBeVisible({ visible: isDesk })
    if (isDesk) {
      await page.getByRole('button', { name: 'Edit Bar Sport' }).focus()
      await beside('Bar Sport').locator('img').click()
      await expect(page.getByRole('dialog', { name: 'Bar Sport' }).getByRole('img')).toBeVisible()
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Edit Radio Taxi' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Receipt' })
    await expectAccessible()
    await edit.getByRole('button', { name: 'Re-analyze' }).click()
    await traveller.seeToast('Manual Receipt Detected')
    await edit.getByLabel('Vendor').fill('')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await traveller.seeToast('Missing Information', 'Please fill out all required fields')
    await edit.getByLabel('Vendor').fill('Radio Taxi Roma')
    trouble.expect(/\/api\/receipts\/\d+$/, 500)
    await page.route(/\/api\/receipts\/\d+$/, (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    })
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await traveller.seeToast('Update Failed', 'Failed to update receipt details. Please try again.')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await traveller.seeToast('Receipt Updated')
    await expect(rows).toContainText(['Bar Sport', 'Radio Taxi Roma', 'Trattoria Da Enzo'])

    await page.getByRole('button', { name: 'Edit Bar Sport' }).click()
    await edit.getByRole('button', { name: 'Delete' }).click()
    await edit.getByRole('button', { name: 'Confirm Delete' }).click()
    await expect(rows).toHaveCount(2)
    await expect(page.getByRole('banner')).toContainText('8.40 EUR')
  },
)

story.phone(
  'two thousand receipts scroll without filling the DOM @all',
  async ({ page, traveller, product }) => {
    const tripId = await traveller.hasTrip('Long haul')
    await product.addReceipts(tripId, 2000)
    await page.goto('/receipts')
    await expect(
      page.getByText('2000 receipts').or(page.getByText('2,000 receipts')).first(),
    ).toBeVisible()
    for (let step = 0; step < 8; step += 1) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(traveller.receiptRows().last()).toBeVisible()
    }
    expect(await traveller.receiptRows().count()).toBeLessThan(80)
  },
)
