import { goOffline, goOnline, hasWorker, kept, keptPictures, untilKept } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'

story.use({ serviceWorkers: 'allow' })

story.both(
  'after a visit the app opens without a network, with the trip, its receipts and the history',
  async ({ page, traveller, trouble, expectAccessible }) => {
    await traveller.signUpVerified()
    const oslo = await traveller.hasTrip('Oslo')
    await traveller.hasFinalized(oslo)
    const tripId = await traveller.hasTrip('Berlin')
    await traveller.hasReceipt(tripId, { vendor: 'Cafe', image: await receiptPhoto('Cafe') })
    await traveller.hasReceipt(tripId, { vendor: 'Taxi', amount: '31.00' })
    await page.goto('/')
    await untilKept(page, 1)

    await goOffline(page, trouble)
    await page.reload()
    const offline = page.getByRole('status').filter({ hasText: 'Offline. What you add is kept on' })
    await expect(offline).toBeVisible()
    // It is the kept page, with nobody's state in it.
    await expect(page.locator('#page-answers')).toHaveText('{}')
    await expect(page.getByRole('region', { name: 'Current Trip' })).toContainText('Berlin')
    await expectAccessible()

    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name: 'Receipts' }).click()
    await expect(traveller.receiptRows()).toContainText(['Taxi', 'Cafe'])
    const thumbnail = traveller.receiptRows().nth(1).locator('img')
    await expect
      .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1)

    await page.goto('/history')
    await expect(page.getByRole('main')).toContainText('Oslo')
    await expect(offline).toBeVisible()

    await goOnline(page, trouble)
    await expect(offline).toBeHidden()
  },
)
