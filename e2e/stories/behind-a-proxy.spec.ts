import { untilOfflineReady } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { startProxy } from '#e2e/proxy.ts'
import { expect, story } from '#e2e/story.ts'
import { fill, receiptsOf, review, upload, waitingRows } from '#e2e/waiting-receipts.ts'

story.use({ serviceWorkers: 'allow' })

const behindProxy = story.phone.extend<{ gateway: Awaited<ReturnType<typeof startProxy>> }>({
  gateway: async ({ product }, use) => {
    const gateway = await startProxy(product.url)
    await use(gateway)
    gateway.stop()
  },
  baseURL: async ({ gateway }, use) => use(gateway.url),
})

behindProxy(
  'Truth 3: while the server behind a proxy is down, the app opens, adds a photo, and shows none of the proxy’s error page @all',
  async ({ page, traveller, trouble, gateway }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Berlin')
    await page.goto('/receipts')
    await untilOfflineReady(page)

    trouble.expect(/./, 503)
    gateway.takeServerDown(true)
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'Offline.' })).toBeVisible()
    await upload(page, await receiptPhoto('Cafe'))
    await fill(page, { vendor: 'Cafe', amount: '4.20' })
    await review(page).getByRole('button', { name: 'Save Receipt' }).click()
    await expect(waitingRows(page)).toContainText(['On this phone'])
    await expect(page.getByText('503')).toHaveCount(0)

    gateway.takeServerDown(false)
    await expect(traveller.receiptRows()).toContainText(['Cafe'])
    await expect.poll(() => receiptsOf(page, tripId)).toMatchObject([{ vendor: 'Cafe' }])
    await expect(waitingRows(page)).toHaveCount(0)
  },
)
