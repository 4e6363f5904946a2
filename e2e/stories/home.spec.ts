import { untilHistorySettles } from '#e2e/device.ts'
import { eyes } from '#e2e/screens/eyes.ts'
import { untilStill } from '#e2e/screens/see.ts'
import { findShifts, watchShifts } from '#e2e/screens/shifts.ts'
import { expect, story } from '#e2e/story.ts'
import { waitingRows } from '#e2e/waiting-receipts.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

story.phone('the home screen shows the trip at a glance', async ({ page, traveller }) => {
  const tripId = await traveller.hasTrip('Berlin')
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Upload First Receipt' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add First Receipt' })).toBeVisible()

  for (const [index, vendor] of ['Oldest', 'Older', 'Newer', 'Newest'].entries()) {
    await traveller.hasReceipt(tripId, { vendor, date: `2026-03-0${index + 1}` })
  }
  await page.reload()
  const card = page.getByRole('region', { name: 'Current Trip' })
  await expect(card).toContainText('Berlin')
  await expect(card).toContainText('In Progress')
  await expect(card).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/)
  const tile = (label: string) => page.locator('dl > div').filter({ hasText: label })
  await expect(tile('Receipts')).toContainText('4')
  await expect(tile('Total')).toContainText('16.80 EUR')
  await expect(tile('Currency')).toContainText('EUR')
  await expect(tile('Status')).toContainText('In Progress')
  await expect(traveller.receiptRows()).toContainText(['Newest', 'Newer', 'Older'])
  await expect(traveller.receiptRows()).toHaveCount(3)

  const edit = page.getByRole('dialog', { name: 'Edit Trip' })
  for (const name of ['Edit', 'Edit Trip Details']) {
    await page.getByRole('button', { name, exact: true }).click()
    await edit.getByRole('button', { name: 'Cancel' }).click()
  }
  await page.getByRole('link', { name: 'View All', exact: true }).click()
  await expect(page).toHaveURL('/receipts')
  await untilHistorySettles(page)
  await page.goBack()
  await page.getByRole('link', { name: 'View All Receipts' }).click()
  await expect(page).toHaveURL('/receipts')
})

story.phone(
  'Truth 15: Home and Receipts do not shift while the receipts on this phone are listed, early or late @all',
  async ({ page, traveller }) => {
    const tripId = await traveller.hasTrip('Rome')
    await traveller.hasReceipt(tripId, { vendor: 'Trattoria' })
    await page.goto('/')
    await traveller.chooseToAdd('Manual Entry')
    const manual = page.getByRole('dialog', { name: 'Add Receipt Manually' })
    await manual.getByLabel('Vendor').fill('Bar Sport')
    await manual.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Keep for later' }).click()
    await expect(waitingRows(page)).toContainText(['Bar Sport'])
    await page.addInitScript(watchShifts)
    await untilHistorySettles(page)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(waitingRows(page)).toHaveCount(1)
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: object[] }).shifts)
    expect(await shifts()).toEqual([])

    await page.addInitScript(holdStore)
    for (const path of ['/', '/receipts']) {
      await page.goto(path)
      await expect(page.getByRole('status', { name: /^Loading/ })).toBeVisible()
      await page.evaluate(() => (window as unknown as { releaseStore: () => void }).releaseStore())
      await expect(waitingRows(page)).toHaveCount(1)
      expect(await findShifts(page, {})).toEqual([])
    }
  },
)

story.both(
  'Home does not shift, in whatever order its data arrives @all',
  async ({ page, traveller }) => {
    const tripId = await traveller.hasTrip('Berlin and London')
    for (const currency of ['EUR', 'USD', 'GBP']) await traveller.hasReceipt(tripId, { currency })
    await page.addInitScript(watchShifts)
    await page.goto('/about')
    await page.evaluate(eyes)
    const held: (() => Promise<void>)[] = []
    await page.route(/\/api\/(?!auth|trips\/active)/, (route) => {
      held.push(() => route.continue())
    })
    await page.getByRole('banner').getByRole('link', { name: 'Quittance' }).click()
    await expect(page.getByRole('region', { name: 'Current Trip' })).toBeVisible()
    // The calls for receipts, check, rates, spending, plan and outstanding claims.
    await expect.poll(() => held.length).toBeGreaterThan(5)
    await page.evaluate(() => (window as unknown as { shifts: object[] }).shifts.splice(0))
    for (let next = held.pop(); next; next = held.pop()) {
      await next()
      await page.evaluate(untilStill)
    }
    await expect(traveller.receiptRows()).toHaveCount(3)
    expect(await findShifts(page, {})).toEqual([])
  },
)

/** Runs before the app: the store opens late, as on a busy device. */
function holdStore() {
  const opened = Promise.withResolvers<void>()
  Object.assign(window, { releaseStore: opened.resolve })
  const listen = EventTarget.prototype.addEventListener
  IDBOpenDBRequest.prototype.addEventListener = function late(type: string, then: EventListener) {
    const wait = (event: Event) => void opened.promise.then(() => then.call(this, event))
    listen.call(this, type, type === 'success' ? wait : then)
  }
}

story.desktop(
  'the home screen without a trip offers to create one',
  async ({ page, traveller }) => {
    await traveller.goHome()
    const main = page.getByRole('main')
    for (const step of [
      'Create a trip',
      'Capture receipt photos',
      'Review and organise',
      'Export reports',
    ]) {
      await expect(main.getByRole('listitem').filter({ hasText: step })).toContainText(/^\d/)
    }
    await expect(main.getByRole('heading', { name: 'Tips' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Previous trips' })).toBeHidden()
    await main.getByRole('button', { name: 'Start Here' }).click()
    const sheet = page.getByRole('dialog', { name: 'Create New Trip' })
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await main.getByRole('button', { name: 'Create New Trip' }).click()
    await sheet.getByRole('button', { name: 'Cancel' }).click()

    for (const button of ['Add First Receipt', 'Upload First Receipt']) {
      await main.getByRole('button', { name: button }).click()
      await traveller.seeToast('No active trip', 'Please create a trip first.')
      await sheet.getByRole('button', { name: 'Cancel' }).click()
    }
    for (const link of ['View History', 'Trip History']) {
      await main.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL('/history')
      await expect(main.getByRole('heading', { level: 1, name: 'Trip History' })).toBeVisible()
      await untilHistorySettles(page)
      await page.goBack()
    }
    for (const link of ['Go Home', 'Back to Home']) {
      await main.getByRole('link', { name: link }).click()
      await expect(page).toHaveURL('/')
    }

    const tripId = await traveller.hasTrip('Oslo')
    await traveller.hasFinalized(tripId)
    await page.reload()
    const previous = main.getByRole('region', { name: 'Previous trips' }).getByRole('listitem')
    await expect(previous).toContainText(/\w{3} \d{1,2}, \d{4} - \w{3} \d{1,2}, \d{4}.*Completed/)
    await previous.getByRole('link', { name: 'Oslo' }).click()
    await expect(page).toHaveURL(`/history/${tripId}`)
  },
)

story.phone(
  'after a claim Home shows its status, with the welcome screen below @all',
  async ({ page, traveller, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Oslo')
    await traveller.hasReceipt(tripId, { amount: '1250.00' })
    await traveller.hasFinalized(tripId)
    await traveller.goHome()
    const claim = page.getByRole('region', { name: 'Your last claim' })
    await expect(claim).toContainText('Oslo')
    await expect(claim).toContainText('1,250.00 EUR')
    await expect(claim).toContainText(traveller.finance)
    await expect(claim).toContainText('Not opened yet')
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Start Here' })).toHaveCount(1)
    await expect(main.getByRole('link', { name: 'Go Home' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Getting started' })).toBeVisible()
    await expectAccessible()
    await claim.getByRole('link').click()
    await expect(page).toHaveURL(`/history/${tripId}`)
  },
)

story.desktop(
  'unfinished trips are offered on the receipts page too @all',
  async ({ page, traveller }) => {
    await traveller.hasUnfinishedTrip('Rome')
    await page.goto('/receipts')
    const dialog = page.getByRole('dialog', { name: 'Welcome Back! You Have Unfinished Trips' })
    await expect(dialog).toContainText('Rome')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'No active trip' })).toBeVisible()
  },
)
