import type { Page } from '@playwright/test'
import { goOffline, goOnline, untilHistorySettles, untilOfflineReady } from '#e2e/device.ts'
import { untilRatesAreKnown } from '#e2e/rates.ts'
import { expect, story } from '#e2e/story.ts'
import { waitingRows } from '#e2e/waiting-receipts.ts'

/** 1,500.00 EUR, 1,090.00 USD at 1.09 and 43.00 GBP at 0.86: 2,550.00 EUR. */
const inThreeCurrencies = [
  { vendor: 'Hotel Adlon', amount: '1500.00', currency: 'EUR', date: '2026-03-12' },
  { vendor: 'Delta Airlines', amount: '1090.00', currency: 'USD', date: '2026-03-12' },
  { vendor: 'Pret', amount: '43.00', currency: 'GBP', date: '2026-03-15' },
]

const sumOf = (page: Page, words: RegExp) => page.getByRole('button', { name: words })

story.both(
  'a trip in three currencies shows its total in one currency, and the rates behind it',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Berlin and London')
    for (const receipt of inThreeCurrencies) await traveller.hasReceipt(tripId, receipt)
    await untilRatesAreKnown(page)
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main).toContainText('1,500.00 EUR')
    await expect(main).toContainText('1,090.00 USD')
    await sumOf(page, /^about 2,550\.00 EUR in all/).click()

    const sheet = page.getByRole('dialog', { name: 'Exchange rates' })
    await expect(sheet).toContainText('1 USD = 0.917431 EUR · Mar 12, 2026 · 1 receipt')
    await expect(sheet).toContainText('1 GBP = 1.16279 EUR · Mar 13, 2026 · 1 receipt')
    await expect(sheet).toContainText('1,000.00 EUR')
    await expect(sheet).toContainText('European Central Bank')
    await expect(sheet).toContainText('for information purposes only')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()

    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'Receipts' }).click()
    await expect(sumOf(page, /^about 2,550\.00 EUR in all/)).toBeVisible()
    await page.getByLabel('Search').fill('delta')
    await expect(sumOf(page, /^about 1,000\.00 EUR \(/)).toBeVisible()
    await expectAccessible()

    await navigation.getByRole('button', { name: 'Finalize' }).click()
    const finalize = page.getByRole('dialog', { name: 'Finalize Trip' })
    await finalize.getByRole('button', { name: /^about 2,550\.00 EUR in all/ }).click()
    await expect(sheet).toContainText('1,500.00 EUR')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await finalize.getByRole('button', { name: 'Close' }).click()
    await expect(finalize).toBeHidden()

    await untilHistorySettles(page)
    await page.goto(`/history/${tripId}`)
    await expect(sumOf(page, /^about 2,550\.00 EUR in all/)).toBeVisible()
  },
)

story.phone(
  'a receipt without a rate is listed, and counts once its card amount is entered @all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Boston')
    await traveller.hasReceipt(tripId, { vendor: 'Hotel', amount: '100.00', date: '2026-03-12' })
    const lost = { vendor: 'Old Diner', amount: '20.00', currency: 'USD', date: '2024-05-01' }
    await traveller.hasReceipt(tripId, lost)
    await untilRatesAreKnown(page)
    await page.goto('/receipts')
    await sumOf(page, /^about 100\.00 EUR · 1 without a rate/).click()
    const sheet = page.getByRole('dialog', { name: 'Exchange rates' })
    await expect(sheet).toContainText('not counted')
    await expect(sheet).toContainText('enter what was charged on your card')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Edit Old Diner' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Receipt' })
    const card = dialog.getByLabel('Charged on my card, in EUR')
    await card.fill('-1')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toContainText('Amount must be at most 9,999,999.99')
    await expectAccessible()
    await card.fill('18.70')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await traveller.seeToast('Receipt Updated')
    await expect(traveller.receiptRows().filter({ hasText: 'Old Diner' })).toContainText(
      'Card: 18.70 EUR',
    )
    await expect(sumOf(page, /^about 118\.70 EUR in all \(/)).toBeVisible()
  },
)

story.describe('with a service worker', () => {
  story.use({ serviceWorkers: 'allow' })

  story.phone(
    'a card amount entered offline is sent with its receipt @all',
    async ({ page, traveller, trouble }) => {
      await traveller.signUpVerified()
      const tripId = await traveller.hasTrip('Chicago')
      await page.goto('/receipts')
      await untilOfflineReady(page)
      await goOffline(page, trouble)
      const typed = { vendor: 'Deep Dish', amount: '40', currency: 'USD' }
      const dialog = await traveller.typeManually(typed)
      await dialog.getByLabel('Charged on my card, in EUR').fill('37.95')
      await dialog.getByRole('button', { name: 'Add Receipt' }).click()
      await expect(waitingRows(page)).toContainText(['Deep Dish'])

      await goOnline(page, trouble)
      await expect(traveller.receiptRows()).toContainText('Card: 37.95 EUR')
      const saved = await page.request.get(`/api/trips/${tripId}/receipts`)
      expect(await saved.json()).toMatchObject([{ amount: '40.00', cardAmount: '37.95' }])
    },
  )
})
