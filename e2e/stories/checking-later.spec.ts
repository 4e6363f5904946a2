import { goOffline, goOnline, hasWorker, readStore } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'
import { fill, review, upload, waitingRows } from '#e2e/waiting-receipts.ts'

story.use({ serviceWorkers: 'allow' })

story.beforeEach(async ({ page, traveller }) => {
  await traveller.signUpVerified()
  await traveller.hasTrip('Lisbon')
  await page.goto('/receipts')
})

story.phone(
  'the camera takes several photos offline, the tray reviews them in turn, and finalizing warns of unsent receipts',
  async ({ page, traveller, trouble, expectAccessible }) => {
    await expect.poll(() => hasWorker(page)).toBe(true)
    await goOffline(page, trouble)
    await traveller.chooseToAdd('Take Photo')
    await page.getByRole('radio', { name: 'Several' }).check()
    for (const count of [1, 2, 3]) {
      await page.getByRole('button', { name: 'Capture Receipt' }).click()
      await expect(page.getByRole('button', { name: `Check receipt 1 of ${count}` })).toBeVisible()
    }
    await expectAccessible()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(waitingRows(page)).toHaveCount(3)
    await expect(waitingRows(page).first()).toContainText('To check')

    await page.getByRole('button', { name: '3 to check' }).click()
    const tray = page.getByRole('dialog', { name: '3 to check' })
    await expectAccessible()
    await tray.getByRole('button', { name: 'Check receipt 1 of 3' }).click()
    for (const place of ['1 of 3', '2 of 3']) {
      await expect(review(page)).toContainText(place)
      await fill(page, { vendor: `Taxi ${place}`, amount: '10' })
      await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    }
    await expect(review(page)).toContainText('3 of 3')
    await review(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('banner')).toContainText(
      '0 receipts · $0.00 · + 1 to check · + 2 on this phone',
    )
    await page.getByRole('button', { name: 'Finalize' }).click()
    await expect(page.getByRole('dialog', { name: 'Finalize Trip' })).toContainText(
      '3 receipts are still on this phone, and nowhere else',
    )
    await page.getByRole('link', { name: 'Show them' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(waitingRows(page)).toHaveCount(3)
    await goOnline(page, trouble)
    await expect(waitingRows(page)).toHaveCount(1)
    await expect(traveller.receiptRows()).toHaveCount(2)
    await expect(page.getByRole('button', { name: '1 to check' })).toBeVisible()
  },
)

story.phone(
  'closing the review while the photo is being read keeps the photo and its reading @all',
  async ({ page }) => {
    const mayAnswer = Promise.withResolvers<void>()
    await page.route('**/api/receipts/process', async (route) => {
      await mayAnswer.promise
      await route.continue()
    })
    await upload(page, await receiptPhoto('Pastelaria'))
    await expect(review(page)).toContainText('Processing receipt with AI...')
    await review(page).getByRole('button', { name: 'Close' }).click()
    await expect(waitingRows(page)).toContainText(['Being read'])
    mayAnswer.resolve()
    await expect(waitingRows(page)).toContainText(['To check'])
  },
)

story.phone(
  'Retake after a failed save keeps everything typed, and the old photo until there is a new one @all',
  async ({ page, traveller, trouble }) => {
    await traveller.chooseToAdd('Take Photo')
    await page.getByRole('button', { name: 'Capture Receipt' }).click()
    await fill(page, { vendor: 'Tram 28', amount: '3' })
    trouble.expect('/api/receipts', 400)
    await page.route('**/api/receipts', (route) =>
      route.fulfill({ status: 400, json: { message: 'Not today', code: 'VALIDATION' } }),
    )
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Error', 'Not today')
    await review(page).getByRole('button', { name: 'Retake' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(review(page).getByLabel('Vendor')).toHaveValue('Tram 28')

    await review(page).getByRole('button', { name: 'Retake' }).click()
    await page.getByRole('button', { name: 'Capture Receipt' }).click()
    await expect(review(page).getByLabel('Vendor')).toHaveValue('Tram 28')
    await expect(review(page).getByLabel('Amount')).toHaveValue('3')
    // The old photo is removed once the new one is stored and shown.
    await expect.poll(async () => JSON.parse(await readStore(page, 'entries'))).toHaveLength(1)
    await page.unroute('**/api/receipts')
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Receipt saved')
  },
)

story.phone(
  'discarding asks first, and removes the photo from the phone @all',
  async ({ page, expectAccessible }) => {
    await upload(page, await receiptPhoto('Pastelaria'))
    await review(page).getByRole('button', { name: 'Discard' }).click()
    const question = page.getByRole('dialog', { name: 'Discard this photo?' })
    await expectAccessible()
    await question.getByRole('button', { name: 'Keep' }).click()
    await expect(review(page)).toBeVisible()
    await review(page).getByRole('button', { name: 'Discard' }).click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(review(page)).toBeHidden()
    expect(await readStore(page, 'photos')).toBe('[]')
  },
)
