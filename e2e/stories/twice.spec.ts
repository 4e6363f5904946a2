import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'

const today = new Date().toISOString().slice(0, 10)

story.phone(
  'a receipt of an earlier trip is named in the review, before finalizing and on the claim, and dismissed once @all',
  async ({ page, traveller, smtp, expectAccessible }) => {
    await traveller.signUpVerified()
    const image = await receiptPhoto('Trattoria', '12.50')
    const rome = await traveller.hasTrip('Rome')
    await traveller.hasReceipt(rome, { vendor: 'Trattoria', amount: '12.50', date: today, image })
    await traveller.hasFinalized(rome)
    await traveller.hasTrip('Oslo')
    await page.goto('/')
    await traveller.chooseFiles('Upload Image', image)
    const review = page.getByRole('dialog', { name: /Review Receipt/ })
    await review.getByLabel('Vendor').fill('Osteria')
    await review.getByLabel('Amount').fill('12.50')
    await expect(
      review.getByText(/^Photo of the same paper as a receipt in Rome, sent \w+ \d+, \d+$/),
    ).toBeVisible()
    await expectAccessible()
    await review.getByRole('button', { name: 'Save Receipt' }).click()
    await expect(review).toBeHidden()

    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Finalize' }).click()
    const dialog = page.getByRole('dialog', { name: 'Finalize Trip' })
    await expect(dialog.getByText('A possible duplicate: Osteria')).toBeVisible()
    await dialog.getByRole('button', { name: 'Compare the receipt' }).click()
    await expect(dialog.getByText(/also in Rome, sent \w+ \d+, \d+/)).toBeVisible()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Osteria: not a duplicate' }).click()
    await expect(dialog.getByText(/possible duplicate/)).toBeHidden()
    await dialog.getByLabel('Send Report To').fill(traveller.finance)
    await dialog.getByRole('button', { name: 'Finalize Trip' }).click()
    await expect(page.getByRole('dialog', { name: 'Trip Finalized!' })).toBeVisible()

    const mail = await smtp.take(traveller.finance, 'Oslo')
    await traveller.loseSession()
    await page.goto(/Open the claim: (\S+)/.exec(mail.text)?.[1] ?? '')
    await expect(
      page.getByText(/also in Rome, sent .*The traveller says that it is another purchase/),
    ).toBeVisible()
  },
)
