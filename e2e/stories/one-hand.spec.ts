import type { Locator } from '@playwright/test'
import { boxOf, scriptBytes } from '#e2e/device.ts'
import { expect, story } from '#e2e/story.ts'

const landscape = { viewport: { width: 844, height: 390 } }

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.phone('Home loads at most 200 kB of JavaScript', async ({ page, traveller }) => {
  const tripId = await traveller.hasTrip('Lisbon')
  await traveller.hasReceipt(tripId)
  const loaded = scriptBytes(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(traveller.receiptRows()).toHaveCount(1)
  const total = await loaded()
  expect(total).toBeGreaterThan(100_000)
  expect(total).toBeLessThanOrEqual(200_000)
})

story.both(
  'the add button covers no amount and no edit button, wherever the list is scrolled',
  async ({ page, traveller, product, viewport }) => {
    const tripId = await traveller.hasTrip('Long haul')
    await product.addReceipts(tripId, 60)
    await page.goto('/receipts')
    await expect(traveller.receiptRows().first()).toBeVisible()
    const add = page.getByRole('button', { name: 'Add receipt', exact: true })
    const bar = page.getByRole('navigation', { name: 'Main' })
    for (const part of [0, 0.3, 0.7, 1]) {
      await page.evaluate(
        (of) => window.scrollTo(0, of * document.documentElement.scrollHeight),
        part,
      )
      await expect(add).toBeInViewport({ ratio: 1 })
      // It is inside the bar: rows scroll behind that, but do not end there.
      await expect.poll(async () => isWithin(await boxOf(add), await boxOf(bar))).toBe(true)
      // On a phone it must be within the thumb's reach.
      if (viewport?.width === 390) {
        expect((await boxOf(add)).y).toBeGreaterThanOrEqual(viewport.height / 2)
      }
    }
    const rows = page.getByRole('list', { name: 'Receipts', exact: true })
    await expect
      .poll(async () => {
        // The list grows as rows that come into view are measured.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        return doOverlap(await boxOf(rows), await boxOf(bar))
      })
      .toBe(false)
  },
)

story.phone(
  'adding the next receipt takes one tap, and adding one works from every screen @all',
  async ({ page, traveller }) => {
    await traveller.hasTrip('Berlin')
    await page.goto('/history')
    await traveller.chooseToAdd('Manual Entry')
    await expect(page).toHaveURL('/receipts')
    const dialog = page.getByRole('dialog', { name: 'Add Receipt Manually' })
    for (const vendor of ['Kiosk', 'Bakery']) {
      await dialog.getByLabel('Vendor').fill(vendor)
      await dialog.getByLabel('Amount').fill('3.20')
      await dialog.getByRole('button', { name: 'Add Receipt' }).click()
      await traveller.seeToast('Receipt added')
      await page.getByRole('button', { name: 'Next receipt' }).click()
      await expect(dialog.getByLabel('Vendor')).toHaveValue('')
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(traveller.receiptRows()).toHaveCount(2)

    await traveller.chooseToAdd('Take Photo')
    await page.getByRole('button', { name: 'Capture Receipt' }).click()
    const review = page.getByRole('dialog', { name: 'Review Receipt' })
    await review.getByLabel('Vendor').fill('Photographed')
    await review.getByLabel('Amount').fill('12.50')
    await review.getByRole('button', { name: 'Save Receipt' }).click()
    await page.getByRole('button', { name: 'Next receipt' }).click()
    await expect(page.getByRole('dialog', { name: 'Take Photo' })).toBeVisible()
  },
)

story.describe('landscape', () => {
  story.use(landscape)
  story.phone(
    'in landscape, filters and list, and camera and button, are side by side @all',
    async ({ page, traveller, product }) => {
      await page.setViewportSize(landscape.viewport)
      const tripId = await traveller.hasTrip('Long haul')
      await product.addReceipts(tripId, 40)
      await page.goto('/receipts')
      const search = page.getByLabel('Search receipts')
      const row = traveller.receiptRows().first()
      await expect(row).toBeVisible()
      expect(await rightOf(search)).toBeLessThanOrEqual(await leftOf(row))
      await page.mouse.move(600, 200)
      await page.mouse.wheel(0, 1500)
      // The filters stay in view.
      await expect(search).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Add receipt', exact: true })).toBeInViewport()

      await traveller.chooseToAdd('Take Photo')
      const picture = page.getByLabel('Camera view')
      const capture = page.getByRole('button', { name: 'Capture Receipt' })
      await expect(capture).toBeEnabled()
      expect(await rightOf(picture)).toBeLessThanOrEqual(await leftOf(capture))
      expect((await picture.boundingBox())?.height).toBeGreaterThan(330)
      await expect(page.getByText('Position receipt in portrait orientation')).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport()
    },
  )
})

type Box = Awaited<ReturnType<typeof boxOf>>

async function leftOf(part: Locator) {
  return (await boxOf(part)).x
}

async function rightOf(part: Locator) {
  const { x, width } = await boxOf(part)
  return x + width
}

function isWithin(inner: Box, outer: Box) {
  const isBeside = inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
  return isBeside && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
}

function doOverlap(one: Box, other: Box) {
  const isBeside = one.x + one.width > other.x && other.x + other.width > one.x
  return isBeside && one.y + one.height > other.y && other.y + other.height > one.y
}
