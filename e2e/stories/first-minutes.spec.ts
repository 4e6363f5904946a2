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
  'the sample can be reviewed before there is a trip',
  { tag: '@all' },
  async ({ page, traveller }) => {
    await traveller.signUpVerified()
    await traveller.goHome()
    await page.getByRole('button', { name: 'Try it with a sample receipt' }).click()
    await expect(review(page).getByText('This photo has no trip yet.')).toBeVisible()
    await expect(review(page).getByLabel('Vendor')).toHaveValue('Sample Coffee House', readingTime)
  },
)

story.phone(
  'a sample that fails to load shows an error, and can be tried again',
  { tag: '@all' },
  async ({ page, traveller, trouble }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('San Francisco', 'USD')
    await page.goto('/')
    const sample = page.getByRole('button', { name: 'Try it with a sample receipt' })
    trouble.expect('/sample-receipt.jpg', 0)
    await page.route('/sample-receipt.jpg', (route) => route.abort())
    await sample.click()
    await traveller.seeToast('The sample could not be loaded')
    await page.unroute('/sample-receipt.jpg')
    await sample.click()
    await expect(review(page)).toBeVisible()
  },
)

story.phone(
  'the sample is not offered before the email address is verified',
  { tag: '@all' },
  async ({ page, traveller }) => {
    await traveller.signUpUnverified()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try it with a sample receipt' })).toBeHidden()
  },
)
