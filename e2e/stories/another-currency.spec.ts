import { untilRatesAreKnown } from '#e2e/rates.ts'
import { reading as known, readAs } from '#e2e/reading.ts'
import { expect, story } from '#e2e/story.ts'
import { review, save } from '#e2e/waiting-receipts.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.both(
  'a receipt in francs is saved in francs, and the sums convert it at its day’s rate @all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.hasTrip('Luzern')
    await untilRatesAreKnown(page)
    await page.goto('/receipts')
    await readAs(page, { ...reading, currency: 'CHF', printedCurrency: null })
    await expect(review(page).getByLabel('Amount')).toHaveValue('24.00')
    await expect(review(page).getByLabel('Currency')).toHaveValue('CHF')
    await expect(review(page)).not.toContainText('Printed')
    await expectAccessible()
    await save(page)
    await traveller.seeToast('Receipt saved')
    await expect(traveller.receiptRows()).toContainText('24.00 CHF')
    await expect(page.getByRole('button', { name: /^about 25\.00 EUR in all/ })).toBeVisible()
  },
)

story.phone(
  'a typed amount replaces the converted one, stays when the date changes, and can be edited @all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.hasTrip('Luzern')
    await untilRatesAreKnown(page)
    await page.goto('/receipts')
    await readAs(page, reading)
    await expect(review(page).getByLabel('Amount')).toHaveValue('25.00')
    await review(page).getByLabel('Amount').fill('25.80')
    await expect(review(page)).toContainText('As entered: 1 CHF = 1.075 EUR')
    await review(page).getByLabel('Date').fill('2026-03-13')
    await expect(review(page).getByRole('button', { name: 'Use 25.26 EUR' })).toBeVisible()
    await expect(review(page).getByLabel('Amount')).toHaveValue('25.80')

    // The accepted amount is kept even if the review is closed without saving.
    await review(page).getByRole('button', { name: 'Use 25.26 EUR' }).click()
    await review(page).getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Check GASTHAUS RIGI' }).click()
    await expect(review(page).getByLabel('Amount')).toHaveValue('25.26')
    await review(page).getByLabel('Amount').fill('25.80')
    await save(page)
    await traveller.seeToast('Receipt saved')

    await page.getByRole('button', { name: 'Edit GASTHAUS RIGI' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Receipt' })
    await expect(dialog).toContainText('Printed: 24.00 CHF')
    await expect(dialog).toContainText('As entered: 1 CHF = 1.075 EUR')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Use 25.26 EUR' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await traveller.seeToast('Receipt Updated')
    await expect(traveller.receiptRows()).toContainText('25.26 EUR')
  },
)

story.both(
  'tax lines are read, corrected and saved with the receipt @all',
  async ({ page, traveller, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Köln')
    await page.goto('/receipts')
    const lines = [{ rate: 19, net: '18.91', tax: '3.59', gross: '22.50' }]
    const tax = { lines, vatNumber: 'DE136695976' }
    await readAs(page, { ...reading, amount: '24.00', currency: 'EUR', printedCurrency: null, tax })
    await review(page)
      .getByRole('button', { name: /^Tax: 19 % 3\.59/ })
      .click()
    await expect(review(page)).toContainText('Net and tax add up to 22.50, the receipt to 24.00.')
    await expect(review(page).getByLabel('VAT number')).toHaveValue('DE136695976')
    await review(page).getByRole('button', { name: 'Add a tax line' }).click()
    const second = review(page).getByRole('group', { name: 'Tax line 2' })
    await second.getByLabel('Rate %').fill('7')
    await second.getByLabel('Net').fill('1,40')
    await second.getByLabel('Tax', { exact: true }).fill('0,10')
    await expect(review(page)).not.toContainText('add up')
    await expectAccessible()
    await save(page)
    await traveller.seeToast('Receipt saved')
    const saved = await page.request.get(`/api/trips/${tripId}/receipts`)
    const added = { rate: 7, net: '1.40', tax: '0.10', gross: '1.50' }
    expect((await saved.json())[0].tax).toEqual({ ...tax, lines: [...lines, added] })

    await page.getByRole('button', { name: 'Edit GASTHAUS RIGI' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Receipt' })
    await dialog.getByRole('button', { name: /^Tax: 19 % 3\.59, 7 % 0\.10/ }).click()
    await dialog.getByRole('button', { name: 'Remove tax line 2' }).click()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await traveller.seeToast('Receipt Updated')
    const edited = await page.request.get(`/api/trips/${tripId}/receipts`)
    expect((await edited.json())[0].tax).toEqual(tax)
  },
)

/** By an earlier version, which had a `printedCurrency`. */
const reading = {
  ...known,
  vendor: 'GASTHAUS RIGI',
  date: '2026-03-12',
  amount: '24.00',
  currency: null,
  printedCurrency: 'CHF',
}
