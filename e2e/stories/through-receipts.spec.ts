import type { Locator, Page } from '@playwright/test'
import { boxOf } from '#e2e/device.ts'
import { holdTimer } from '#e2e/hold-timer.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'

story.phone(
  'rows are swiped, the list is pulled, and keys step through forms and photos @all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Rome')
    const image = await receiptPhoto('Trattoria')
    await traveller.hasReceipt(tripId, { vendor: 'Trattoria', date: '2026-03-01', image })
    await traveller.hasReceipt(tripId, { vendor: 'Radio Taxi', date: '2026-03-02' })
    await traveller.hasReceipt(tripId, { vendor: 'Bar Sport', date: '2026-03-03', image })
    const undoTime = await holdTimer(page, 6000)
    await page.goto('/receipts')
    const rows = traveller.receiptRows()
    const bar = rows.filter({ hasText: 'Bar Sport' })
    await expect(bar).toContainText('Mar 3, 20264.20 EUR')
    expect((await boxOf(bar)).y).toBeLessThan(844 / 3)

    const edit = page.getByRole('dialog', { name: 'Edit Receipt' })
    const vendor = edit.getByLabel('Vendor')
    await drag(page, bar, 60, 0)
    await expect(edit).toBeHidden()
    await drag(page, bar, 200, 0)
    await expectAccessible()
    await vendor.press('ArrowRight')
    await expect(vendor).toHaveValue('Bar Sport')
    await edit.getByRole('button', { name: 'Next receipt' }).press('ArrowRight')
    await expect(vendor).toHaveValue('Radio Taxi')
    await expect(page.getByText('Radio Taxi, 4.20 EUR')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(vendor).toHaveValue('Trattoria')
    await vendor.fill('Osteria')
    await edit.getByRole('button', { name: 'Previous receipt' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(vendor).toHaveValue('Radio Taxi')
    await edit.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'View photo of Bar Sport' }).click()
    await expect(page.getByRole('dialog', { name: 'Bar Sport' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    const photo = page.getByRole('dialog', { name: 'Trattoria' })
    await expect(photo.getByRole('img')).toBeVisible()
    await photo.getByRole('button', { name: 'Close' }).click()

    const refreshed = page.waitForResponse(/\/receipts\?/)
    await drag(page, bar, 10, 300)
    await refreshed

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await drag(page, bar, -200, 0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(rows).toHaveCount(3)
    await drag(page, bar, -200, 0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await drag(page, bar, -200, 0)
    await expect(page.getByText('Bar Sport deleted').first()).toBeVisible()
    await expectAccessible()
    await undoTime.release()
    await traveller.seeToast('Receipt Deleted')
    await expect(page.getByRole('banner')).toContainText('2 receipts · 8.40 EUR')
    await drag(page, rows.first(), -200, 0)
    // Finalize must not count it.
    await page.getByRole('navigation').getByText('Finalize').click()
    await expect(page.getByRole('dialog', { name: 'Finalize Trip' })).toContainText('4.20 EUR')
  },
)

/** A touch drag, which the browser may also treat as a scroll. */
async function drag(page: Page, part: Locator, right: number, down: number) {
  const { x, y, width, height } = await boxOf(part)
  const devtools = await page.context().newCDPSession(page)
  for (const way of [0, 0.1, 0.3, 0.6, 1]) {
    const touchPoints = [{ x: x + width / 2 + right * way, y: y + height / 2 + down * way }]
    const type = way === 0 ? 'touchStart' : 'touchMove'
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}
