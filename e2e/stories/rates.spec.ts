import type { Page } from '@playwright/test'
import { untilHistorySettles } from '#e2e/device.ts'
import { untilRatesAreKnown } from '#e2e/rates.ts'
import { expect, story } from '#e2e/story.ts'

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
