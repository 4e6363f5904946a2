import { expect, story } from '#e2e/story.ts'
import { readingTime, review } from '#e2e/waiting-receipts.ts'

story.use({ reader: 'local' })

story.phone(
  'a newcomer without a receipt tries the reading with the sample',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('San Francisco', 'USD')
    await page.goto('/')
    await page.getByRole('button', { name: 'Try it with a sample receipt' }).click()

    const form = review(page)
    await expect(form.getByLabel('Vendor')).toHaveValue('Sample Coffee House', readingTime)
    await expect(form.getByLabel('Amount')).toHaveValue('23.33')
    await expect(form.getByLabel('Currency')).toHaveValue('USD')
    await expect(form.getByLabel('Category')).toHaveValue('coffee')
    await expectAccessible()
    await form.getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Receipt saved')
    await expect(traveller.receiptRows()).toContainText('Sample Coffee House')
    await expect(page.getByRole('button', { name: 'Try it with a sample receipt' })).toBeHidden()
  },
)

story.phone(
  'the sample can be reviewed before there is a trip @all',
  async ({ page, traveller }) => {
    await traveller.signUpVerified()
    await traveller.goHome()
    await page.getByRole('button', { name: 'Try it with a sample receipt' }).click()
    await expect(review(page).getByText('This photo has no trip yet.')).toBeVisible()
    await expect(review(page).getByLabel('Vendor')).toHaveValue('Sample Coffee House', readingTime)
  },
)
