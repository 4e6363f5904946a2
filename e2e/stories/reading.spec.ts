import { expect, story } from '#e2e/story.ts'

story.use({ reader: 'local' })
story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.phone(
  'a photographed receipt is reviewed, corrected and saved',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.hasTrip('London', 'GBP')
    await page.goto('/receipts')
    await traveller.chooseToAdd('Take Photo')
    await expect(page.getByText('Position receipt in portrait orientation')).toBeVisible()
    await page.getByRole('button', { name: 'Capture Receipt' }).click()
    await page.getByRole('button', { name: 'Check 1' }).click()

    const review = page.getByRole('dialog', { name: /Review Receipt/ })
    await review.getByRole('button', { name: 'Retake' }).click()
    await page.getByRole('button', { name: 'Capture Receipt' }).click()
    // Read from the photo, on this machine.
    const vendor = review.getByLabel('Vendor')
    await expect(vendor).toHaveValue('THE COPPER KETTLE', { timeout: 90_000 })
    await expect(review.getByLabel('Amount')).toHaveValue('19.20')
    await expect(review.getByLabel('Currency')).toHaveValue('GBP')
    await expect(review.getByLabel('Date')).toHaveValue('2026-03-12')
    await expectAccessible()
    await review.getByLabel('Amount').focus()
    await expect(review.locator('[data-evidence]:visible')).toBeVisible()
    await vendor.fill('The Copper Kettle')
    await review.getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Receipt saved')
    await expect(review).toBeHidden()

    await expect(traveller.receiptRows()).toContainText('The Copper Kettle')
    await page.getByRole('button', { name: 'View photo of The Copper Kettle' }).click()
    const viewer = page.getByRole('dialog', { name: 'The Copper Kettle' })
    const picture = viewer.getByRole('img')
    await expect(picture).toBeVisible()
    const shape = await picture.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
    )
    expect(shape).toBeCloseTo(3 / 4, 1)
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await expect(viewer.getByText('125%')).toBeVisible()
    await page.keyboard.press('0')
    await expect(viewer.getByText('100%')).toBeVisible()
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('+')
    await expect(viewer.getByText('300%')).toBeVisible()
    await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
  },
)
