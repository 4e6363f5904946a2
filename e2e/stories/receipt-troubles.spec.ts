import type { Page } from '@playwright/test'
import { reopen } from '#e2e/device.ts'
import { pauseToasts } from '#e2e/screens/open-screen.ts'
import { expect, story } from '#e2e/story.ts'
import { waitingRows } from '#e2e/waiting-receipts.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.phone(
  'a receipt that cannot be sent stays on the phone, and is sent later by itself',
  async ({ page, traveller, trouble }) => {
    await traveller.hasTrip('Rome')
    await page.goto('/receipts')
    trouble.expect('/api/receipts', 0)
    let isOnline = false
    let sent = ''
    await page.route('**/api/receipts', (route) => {
      if (!isOnline) return route.abort('internetdisconnected')
      sent = route.request().postDataBuffer()?.toString('latin1') ?? ''
      return route.continue()
    })
    const manual = await traveller.typeManually({ vendor: 'Bar Sport', amount: '3.20' })
    await manual.getByRole('button', { name: 'Add Receipt' }).click()
    await traveller.seeToast('Kept on this phone', 'It goes when you are online.')
    const waiting = page.getByRole('list', { name: 'On this phone' }).getByRole('listitem')
    await expect(waiting).toContainText(['Bar Sport'])
    await expect(waiting).toContainText(['On this phone'])
    isOnline = true
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await traveller.seeToast('Receipt added')
    expect(sent).toMatch(/name="date"\s+\d{4}-\d\d-\d\dT00:00:00\.000Z/)
    expect(sent).toMatch(/name="image".*\s+Content-Type: image\/png/)
    await expect(waiting).toHaveCount(0)
    await expect(traveller.receiptRows()).toContainText(['Bar Sport'])
  },
)

story.phone(
  'Truth 1: a receipt whose response was lost is shown once, and asks what to do if it was deleted @all',
  async ({ page, traveller, trouble }) => {
    await traveller.hasTrip('Rome')
    await page.goto('/receipts')
    trouble.expect(/\/api\/receipts(?:\/saved\/.*)?$/, 0)
    let isBack = false
    await page.route('**/api/receipts', async (route) => {
      if (isBack) return route.continue()
      await route.fetch()
      return route.abort('internetdisconnected')
    })
    await page.route('**/api/receipts/saved/*', (route) =>
      isBack ? route.continue() : route.abort('internetdisconnected'),
    )
    const manual = await traveller.typeManually({ vendor: 'Bar Sport', amount: '12.34' })
    await manual.getByRole('button', { name: 'Add Receipt' }).click()
    await traveller.seeToast('Kept on this phone')

    await reopen(page)
    await expect(traveller.receiptRows()).toContainText(['Bar Sport'])
    await expect(page.getByRole('banner')).toContainText('1 receipt · 12.34 EUR')
    await expect(waitingRows(page)).toHaveCount(0)

    await page.getByRole('button', { name: 'Edit Bar Sport' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Confirm Delete' }).click()
    await expect(waitingRows(page)).toContainText(['Bar Sport'])
    trouble.expect(/\/api\/receipts\/saved\//, 410)
    isBack = true
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(waitingRows(page)).toContainText(['To check'])
    await page.getByRole('button', { name: 'Check Bar Sport' }).click()
    await expect(manual.getByRole('alert')).toContainText(
      'This receipt was deleted. Keep it or discard it?',
    )
    await manual.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(manual).toBeHidden()
    await traveller.seeToast('Receipt added')
    await expect(traveller.receiptRows()).toContainText(['Bar Sport'])
    await expect(waitingRows(page)).toHaveCount(0)
    await expect(page.getByRole('banner')).toContainText('1 receipt · 12.34 EUR')
  },
)

story.desktop(
  'a toast is at the top on a phone and at the bottom right on a desktop @all',
  async ({ page, traveller }) => {
    await traveller.goHome()
    await page.getByRole('button', { name: 'Add First Receipt' }).click()
    const toast = page.getByText('No active trip').last()
    const boxAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      const region = page.getByRole('region', { name: /^Notifications/, includeHidden: true })
      const box = await region.getByRole('list', { includeHidden: true }).boundingBox()
      if (!box) throw new Error('There is no toast')
      return box
    }
    await expect(toast).toBeVisible()
    // After the sheet has opened.
    await expect.poll(async () => (await boxAt(390)).y).toBe(0)
    const corner = async () => {
      const { x, y, width, height } = await boxAt(1280)
      return [width <= 420, x + width, y + height]
    }
    await expect.poll(corner).toEqual([true, 1280, 800])
  },
)

story.phone(
  'a toast covers no title and no close button, and closes when a sheet opens @all',
  async ({ page, traveller }) => {
    const tripId = await traveller.hasTrip('Rome')
    await traveller.hasReceipt(tripId, { vendor: 'Trattoria' })
    await page.goto('/receipts')
    await page.getByRole('button', { name: 'Edit Trattoria' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Receipt' })
    await edit.getByLabel('Vendor').fill('')
    for (const height of [844, 560]) {
      await page.setViewportSize({ width: 390, height })
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      await traveller.seeToast('Missing Information')
      await page.evaluate(pauseToasts)
      await expect.poll(() => coveredByToast(page)).toEqual([])
    }
    await edit.getByLabel('Vendor').fill('Trattoria Roma')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await traveller.seeToast('Receipt Updated')
    await expect.poll(() => coveredByToast(page)).toEqual([])
    // Opening a sheet closes only older toasts.
    await page.clock.install()
    await page.clock.fastForward(2000)
    await page.getByRole('button', { name: 'Edit Trattoria Roma' }).click()
    await expect(edit).toBeVisible()
    await expect(page.getByText('Receipt Updated')).toHaveCount(0)
  },
)

/** Titles and close buttons under the toast, once all animations have ended. */
function coveredByToast(page: Page) {
  return page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const toast = document.querySelector('[role="region"] li')?.getBoundingClientRect()
    if (!toast) return ['There is no toast']
    const within = document.querySelector('[role="dialog"]') ?? document
    return [...within.querySelectorAll('h1, h2, [aria-label="Close"]')]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
      })
      .map((one) => one.textContent || one.getAttribute('aria-label'))
  })
}
