import type { Page } from '@playwright/test'
import {
  cachedPictures,
  goOffline,
  goOnline,
  readStore,
  share,
  untilOfflineReady,
} from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { startRenewableProduct } from '#e2e/product.ts'
import { expect, story } from '#e2e/story.ts'
import { createTraveller } from '#e2e/traveller.ts'

story.use({ serviceWorkers: 'allow' })

story.both(
  'after a visit the app opens offline, with the trip, its receipts and the history',
  async ({ page, traveller, trouble, expectAccessible }) => {
    await traveller.signUpVerified()
    const oslo = await traveller.hasTrip('Oslo')
    await traveller.hasFinalized(oslo)
    const tripId = await traveller.hasTrip('Berlin')
    await traveller.hasReceipt(tripId, { vendor: 'Cafe', image: await receiptPhoto('Cafe') })
    await traveller.hasReceipt(tripId, { vendor: 'Taxi', amount: '31.00' })
    await page.goto('/')
    await untilOfflineReady(page, 1)

    await goOffline(page, trouble)
    await page.reload()
    const offline = page.getByRole('status').filter({ hasText: 'Offline. What you add is kept on' })
    await expect(offline).toBeVisible()
    // It is the cached page, which has no user's data.
    expect(await page.locator('#page-answers').textContent()).toBe('{}')
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

story.phone(
  'a page that the worker does not control yet asks it to take over, and then works offline @all',
  async ({ page, traveller, trouble }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('Berlin')
    await page.goto('/receipts')
    await untilOfflineReady(page)

    // A forced reload bypasses the worker, as for a page that began to load before there was one.
    await page.addInitScript(() => {
      Object.assign(window, { wasOverlooked: navigator.serviceWorker.controller === null })
    })
    const devTools = await page.context().newCDPSession(page)
    const isLoaded = page.waitForEvent('load')
    await devTools.send('Page.reload', { ignoreCache: true })
    await isLoaded
    // By now the worker may have taken over.
    expect(await page.evaluate(() => 'wasOverlooked' in window && window.wasOverlooked)).toBe(true)
    await untilOfflineReady(page)

    await goOffline(page, trouble)
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'Offline.' })).toBeVisible()
  },
)

story.desktop(
  'a first visit to the landing page and the login installs nothing @all',
  async ({ page }) => {
    for (const path of ['/', '/login']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const found = await page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        loaded: performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /device-|sw\.js/.test(name)),
      }))
      expect(found).toEqual({ workers: 0, databases: [], caches: [], loaded: [] })
    }
  },
)

story.desktop(
  'signing out removes everything cached on the device @all',
  async ({ page, traveller, trouble }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Berlin')
    await traveller.hasReceipt(tripId, { image: await receiptPhoto('Cafe') })
    await page.goto('/')
    await untilOfflineReady(page, 1)
    expect(await readStore(page, 'answers')).toContain('Berlin')

    await traveller.signOut()
    expect(await readStore(page, 'answers')).toBe('[]')
    expect(await readStore(page, 'device')).toBe('[]')
    expect(await cachedPictures(page)).toEqual([])

    await goOffline(page, trouble)
    for (const path of ['/', '/receipts', `/history/${tripId}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading')).toHaveText('Quittance cannot be reached')
    }
    await goOnline(page, trouble)
    trouble.expect('/api/auth/user', 401)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  },
)

story.desktop(
  'another user of the device gets nothing cached for the previous one, not even a picture @all',
  async ({ page, traveller, trouble, smtp }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Berlin')
    await traveller.hasReceipt(tripId, { image: await receiptPhoto('Cafe') })
    await page.goto('/')
    await untilOfflineReady(page, 1)
    const [picture = ''] = await cachedPictures(page)
    const askForPicture = () =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            ({ status }) => status,
            () => 0,
          ),
        picture,
      )
    expect(await askForPicture()).toBe(200)

    // The session is lost silently, and another user logs in.
    await traveller.loseSession()
    await createTraveller(page, smtp).signUpVerified()
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Start Here' })).toBeVisible()
    await untilOfflineReady(page, 0)
    trouble.expect(picture, 404)
    expect(await askForPicture()).toBe(404)
    await expect.poll(() => readStore(page, 'answers')).not.toContain('Berlin')
    // The new user's data must be cached before going offline.
    await expect.poll(() => readStore(page, 'answers')).toContain('/api/trips/history')

    await goOffline(page, trouble)
    expect(await askForPicture()).toBe(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start Here' })).toBeVisible()
    await page.goto(`/history/${tripId}`)
    await expect(page.getByRole('main')).not.toContainText('Berlin')
  },
)

story.phone(
  'shared images stay on the device when the session ends; cached responses do not @all',
  async ({ page, traveller }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('Berlin')
    await page.goto('/')
    await untilOfflineReady(page)
    await share(page, [await receiptPhoto('Cafe'), await receiptPhoto('Taxi')])
    const tray = page.getByRole('dialog', { name: '2 to check' })
    await expect(tray.getByText(/To check$/)).toHaveCount(2)
    await expect(page).toHaveURL('/receipts')
    const entries = await readStore(page, 'entries')
    expect(JSON.parse(entries)).toMatchObject([
      { source: 'shared', tripId: null, photo: { type: 'image/jpeg' } },
      { source: 'shared', tripId: null, photo: { type: 'image/jpeg' } },
    ])

    await traveller.loseSession()
    await page.goto('/receipts')
    await expect(page).toHaveURL('/login?redirect=%2Freceipts')
    await expect.poll(() => readStore(page, 'answers')).toBe('[]')
    expect(await readStore(page, 'entries')).toBe(entries)

    await share(page, [await receiptPhoto('Hotel')])
    await expect(page).toHaveURL('/login?redirect=/receipts')
    expect(await readStore(page, 'entries')).toBe(entries)
  },
)

const renewable = story.desktop.extend<{
  product: Awaited<ReturnType<typeof startRenewableProduct>>
}>({
  product: async ({ smtp }, use) => {
    const product = await startRenewableProduct({
      SMTP_URL: smtp.url,
      READER: 'none',
      TRUST_PROXY: 'loopback',
    })
    await use(product)
    await product.stop()
  },
})

renewable(
  'a new version waits, is offered when no form is open, and is installed on request @all',
  async ({ page, traveller, product }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('Berlin')
    await page.goto('/')
    await untilOfflineReady(page)
    const versions = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('app-')))
    const [first] = await versions()

    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Edit Trip' })
    await form.getByLabel('Trip Name').fill('Berlin and Potsdam')
    const second = `app-${await product.renew()}`
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
    })
    await expect.poll(() => isOneWaiting(page)).toBe(true)
    const offer = page.getByRole('region', { name: 'New version' })
    await expect(form.getByLabel('Trip Name')).toHaveValue('Berlin and Potsdam')
    await expect(offer).toBeHidden()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(offer).toContainText('A new version is ready')
    await offer.getByRole('button', { name: 'Later' }).click()
    await expect(offer).toBeHidden()

    const update = async () => {
      const reloaded = page.waitForEvent('load')
      await offer.getByRole('button', { name: 'Update' }).click()
      await reloaded
    }
    await page.reload()
    await update()
    expect(await isOneWaiting(page)).toBe(false)
    await expect(page.getByRole('region', { name: 'Current Trip' })).toBeVisible()
    await expect(offer).toBeHidden()
    // Another tab may still run the first one.
    expect(await versions()).toEqual([first, second])

    const third = `app-${await product.renew()}`
    await page.reload()
    await update()
    await expect.poll(versions).toEqual([second, third])
  },
)

renewable(
  'if the server hangs, the app opens from its cache and catches up later @all',
  async ({ page, traveller, product }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Berlin')
    await page.goto('/')
    await untilOfflineReady(page)
    await traveller.hasReceipt(tripId, { vendor: 'Cafe' })
    product.hang(true)
    try {
      await page.reload()
      await expect(page.getByRole('region', { name: 'Current Trip' })).toContainText('Berlin')
      await expect(page.getByRole('status').filter({ hasText: 'Offline.' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Upload First Receipt' })).toBeVisible()
    } finally {
      product.hang(false)
    }
    await expect(traveller.receiptRows()).toContainText(['Cafe'])
    await expect(page.getByRole('status').filter({ hasText: 'Offline.' })).toBeHidden()
  },
)

async function isOneWaiting(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.waiting)
  })
}
