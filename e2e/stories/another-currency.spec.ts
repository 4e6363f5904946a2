import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'
import { review, upload } from '#e2e/waiting-receipts.ts'

story.phone(
  'a receipt in a currency that is not offered: the form says so, and asks for one that is',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('Luzern')
    await page.goto('/receipts')
    await page.route('**/api/receipts/process', (route) => route.fulfill({ json: reading }))
    await upload(page, await receiptPhoto('Gasthaus'))
    await expect(review(page)).toContainText('CHF is not offered here.')
    await expect(review(page)).toContainText('The receipt is in CHF.')
    await expect(review(page).getByLabel('Currency')).toHaveValue('')
    await expectAccessible()
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await expect(review(page)).toContainText('Please select a currency')

    await review(page).getByLabel('Currency').selectOption('EUR')
    await review(page).getByLabel('Amount').fill('25.20')
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Receipt saved')
    await expect(traveller.receiptRows()).toContainText('25.20')
  },
)

const reading = {
  vendor: 'GASTHAUS RIGI',
  date: '2026-03-12',
  amount: '24.00',
  currency: null,
  printedCurrency: 'CHF',
  category: 'food',
  notes: '',
  items: [],
  confidence: { vendor: 1, date: 1, amount: 1, currency: 1, category: 1, items: 1, notes: 0 },
  evidence: {},
  image: null,
  uploadId: null,
}
