import { goBackFromDialog, untilHistorySettles } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ page, traveller }) => {
  await traveller.signUpVerified()
  await traveller.hasTrattoria()
  await page.goto('/history')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Receipts' })
    .click()
  await expect(traveller.receiptRows()).toHaveCount(1)
})

story.phone(
  'Back during manual entry asks first, and typed text is lost only by discarding it @all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.chooseToAdd('Manual Entry')
    const manual = page.getByRole('dialog', { name: 'Add Receipt Manually' })
    await manual.getByLabel('Vendor').fill('Bar Sport')
    await goBackFromDialog(page)
    const question = page.getByRole('dialog', { name: 'Discard this receipt?' })
    await expect(question).toBeVisible()
    await expectAccessible()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(manual.getByLabel('Vendor')).toHaveValue('Bar Sport')

    await goBackFromDialog(page)
    await expect(question).toBeVisible()
    await goBackFromDialog(page)
    await expect(question).toBeHidden()
    await expect(manual.getByLabel('Vendor')).toHaveValue('Bar Sport')

    await goBackFromDialog(page)
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(manual).toBeHidden()
    await expect(page).toHaveURL('/receipts')
    await untilHistorySettles(page)
    await page.goBack()
    await expect(page).toHaveURL('/history')
  },
)

story.phone(
  'Back closes the review of an upload as its button does, and keeps everything typed @all',
  async ({ page, traveller }) => {
    await traveller.chooseFiles('Upload Image', await receiptPhoto('Osteria'))
    const review = page.getByRole('dialog', { name: /Review Receipt/ })
    await expect(review.getByText('Processing receipt with AI...')).toBeHidden()
    await review.getByLabel('Vendor').fill('Osteria da Gino')
    await goBackFromDialog(page)
    await expect(review).toBeHidden()
    await expect(page).toHaveURL('/receipts')

    // It waits for review, with everything typed.
    await page.getByRole('button', { name: '1 to check' }).click()
    const tray = page.getByRole('dialog', { name: '1 to check' })
    await tray.getByRole('button', { name: 'Osteria da Gino' }).first().click()
    await expect(review.getByLabel('Vendor')).toHaveValue('Osteria da Gino')
    await goBackFromDialog(page)
    await expect(review).toBeHidden()
  },
)

story.phone('Back closes a photo, but not the form it was opened from @all', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit Trattoria' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Receipt' })
  await edit.getByLabel('Notes').fill('With the team')
  await edit.getByRole('button', { name: 'View photo' }).click()
  const picture = page.getByRole('dialog', { name: 'Trattoria' })
  await expect(picture).toBeVisible()
  await goBackFromDialog(page)
  await expect(picture).toBeHidden()
  await expect(edit.getByLabel('Notes')).toHaveValue('With the team')
  await expect(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeHidden()
})

story.phone(
  'after a dialog is closed by its button, one Back leaves the page, and the scroll position is kept @all',
  async ({ page, traveller }) => {
    await traveller.chooseToAdd('Manual Entry')
    const manual = page.getByRole('dialog', { name: 'Add Receipt Manually' })
    await manual.getByRole('button', { name: 'Cancel' }).click()
    await expect(manual).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    await page.goBack()
    await expect(page).toHaveURL('/history')
    await page.goForward()
    await expect(page).toHaveURL('/receipts')
    await expect(traveller.receiptRows()).toHaveCount(1)

    // A page opened after a dialog starts at its top, and Back restores the scroll position.
    await page.setViewportSize({ width: 390, height: 300 })
    await page.evaluate(() => scrollTo(0, 120))
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Finalize' }).click()
    await page.getByRole('dialog', { name: 'Finalize Trip' }).getByLabel('Close').click()
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
    // Not click(), which would scroll.
    await navigation.getByRole('link', { name: 'History' }).dispatchEvent('click')
    await expect(page).toHaveURL('/history')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/receipts')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  },
)

story.phone(
  'after a reload with a dialog open, one Back leaves the page @all',
  async ({ page, traveller }) => {
    await traveller.chooseToAdd('Manual Entry')
    await expect(page.getByRole('dialog', { name: 'Add Receipt Manually' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state)).not.toBe(null)
    await page.reload()
    await expect(traveller.receiptRows()).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    await page.goBack()
    await expect(page).toHaveURL('/history')
  },
)
