import type { Locator, Page } from '@playwright/test'
import { expect, story } from '#e2e/story.ts'

story.both(
  'a traveller creates a trip, edits it and sees it everywhere',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    await traveller.goHome()
    await expectAccessible()
    await traveller.createButton().click()
    const sheet = page.getByRole('dialog', { name: 'Create New Trip' })
    await sheet.getByRole('button', { name: 'Create Trip' }).click()
    await expect(sheet.getByText('Trip name must be at least 3 characters')).toBeVisible()
    await expectAccessible()
    await sheet.getByLabel('Start Date').fill('March 12, 2026')
    await sheet.getByLabel('Trip Name').focus()
    await expect(sheet.getByLabel('Start Date')).toHaveValue('Mar 12, 2026')
    await traveller.fillTrip('Berlin', 'EUR')
    await traveller.seeToast('Trip created')
    const home = page.getByRole('main')
    await expect(home.getByText('In Progress').first()).toBeVisible()
    await expect(home.getByText('Mar 12, 2026').first()).toBeVisible()
    await expect(page.getByRole('banner')).toContainText('Berlin')
    await expect(page.getByRole('banner')).toContainText('Active')
    await expect(page.getByRole('banner')).toContainText('$0.00')
    await expectAccessible()

    await page.getByRole('button', { name: 'Edit Trip Details' }).click()
    const edit = page.getByRole('dialog', { name: /Edit Trip/ })
    await edit.getByLabel('Trip Name').fill('   ')
    await edit.getByRole('button', { name: 'Update Trip' }).click()
    await traveller.seeToast('Validation Error', 'Trip name is required')
    await edit.getByLabel('Trip Name').fill('Berlin and Potsdam')
    await edit.getByLabel('Currency').selectOption('INR')
    await edit.getByRole('button', { name: 'Update Trip' }).click()
    await traveller.seeToast('Trip Updated')
    await expect(page.getByRole('banner')).toContainText('Berlin and Potsdam')
  },
)

story.phone(
  'history: re-open, archive, and restore for premium only',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Oslo')
    await page.goto('/history')
    await expect(page.getByText('No finalized trips yet')).toBeVisible()
    await expectAccessible()

    await traveller.hasFinalized(tripId)
    await page.reload()
    await expect(page.getByText('Completed')).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Oslo' }).click()
    await page.getByRole('menuitem', { name: 'Re-open Trip' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner')).toContainText('Oslo')

    await traveller.hasFinalized(tripId)
    await page.goto('/history')
    await page.getByRole('button', { name: 'Actions for Oslo' }).click()
    await page.getByRole('menuitem', { name: 'Archive Trip' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive Trip' }).click()
    await traveller.seeToast(
      'Trip Archived',
      'Trip has been moved to archive. It still counts towards your subscription limit.',
    )
    await expect(page.getByRole('button', { name: /^Restore/ })).toBeDisabled()
    await expectAccessible()
  },
)

/** Sixty past trips, ten a year, straight into the database. */
function sixtyClaims(email: string) {
  return [
    `with past as (
       insert into trips (user_id, name, start_date, end_date, currency, status)
       select u.id, 'Visit ' || n, day, day + 4, 'EUR', 'finalized'
       from users u, generate_series(1, 60) n, lateral (select make_date(2020 + n / 10, 3, 1 + n % 10) as day) d
       where u.email = $1 returning id, user_id, start_date
     ), spent as (
       insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category)
       select id, user_id, 'Hotel', start_date, 120420, 'EUR', 'food' from past
     )
     insert into finalizations (trip_id, currency, sent_to) select id, 'EUR', 'pay@example.com' from past`,
    [email],
  ] as const
}

story.both(
  'sixty claims are a table on a desktop and cards on a phone, searchable by name and year @all',
  async ({ page, product, traveller, viewport, expectAccessible }) => {
    await traveller.signUpVerified()
    const [sql, values] = sixtyClaims(traveller.email)
    await product.seed(sql, [...values])
    await page.goto('/history')
    const isDesk = (viewport?.width ?? 0) > 1000
    const claims = isDesk
      ? page.getByRole('table', { name: 'Finalized trips' }).getByRole('rowheader')
      : page.getByRole('main').getByRole('listitem')
    await expect(claims).toHaveCount(60)
    const whole = isDesk ? page.getByRole('row').nth(1) : claims.first()
    for (const fact of ['Visit 60', '1,204.20', 'pay@example.com', 'Completed', 'Not opened yet']) {
      await expect(whole).toContainText(fact)
    }
    if (isDesk) {
      await expect(whole.getByRole('cell').first()).toHaveText(/5 days$/)
      await expect(claims.first()).toContainText('1 receipt')
      await expectFitting(page)
      const byName = page.getByRole('columnheader', { name: 'Trip' })
      await byName.getByRole('button').press('Enter')
      await expect(byName).toHaveAttribute('aria-sort', 'ascending')
      await expect(claims.first()).toContainText('Visit 1')
      await byName.getByRole('button').press('Enter')
      await expect(claims.first()).toContainText('Visit 60')
    } else await expect(whole).toContainText('5 days1 receipt')
    await expectAccessible()

    await page.getByRole('searchbox', { name: 'Search trips' }).fill('visit 2024')
    await expect(claims).toHaveCount(10)
    await page.getByRole('searchbox', { name: 'Search trips' }).fill('visit 41')
    await expect(claims).toHaveCount(1)
    await page.getByRole('link', { name: 'Visit 41' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Visit 41' })).toBeVisible()
    await page.goBack()
    await expect(claims).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Search trips' }).fill('')
    await page.getByRole('combobox', { name: 'Filter by year' }).selectOption('2026')
    await expect(claims).toHaveText([/Visit 60/])
    await page.getByRole('searchbox', { name: 'Search trips' }).fill('nowhere')
    await expect(page.getByText('No finalized trip matches.')).toBeVisible()
    await expectAccessible()
  },
)

/** Nothing is cut off at the right, and rows are not too high. */
async function expectFitting(page: Page) {
  const { over, heights } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - innerWidth,
    heights: [...document.querySelectorAll('tbody tr:first-child')].map((row) => row.clientHeight),
  }))
  expect(over).toBeLessThanOrEqual(0)
  expect(Math.max(...heights)).toBeLessThan(110)
}

story.both(
  'an empty trip can be deleted, and no longer counts',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    await traveller.hasTrip('Wrong')
    await page.goto('/')
    await page.getByRole('button', { name: 'Edit Trip Details' }).click()
    const edit = page.getByRole('dialog', { name: 'Edit Trip' })
    await edit.getByRole('button', { name: 'Delete empty trip' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this trip?' })
    await expect(question).toContainText('Wrong')
    await expectAccessible()
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expect(question).toBeHidden()
    await edit.getByRole('button', { name: 'Delete empty trip' }).click()
    await question.getByRole('button', { name: 'Delete trip' }).click()
    await traveller.seeToast('Trip deleted', 'It no longer counts')
    await expect(edit).toBeHidden()
    await expect(traveller.createButton()).toBeVisible()
    const plan = await page.request.get('/api/subscription/plan')
    expect((await plan.json()).tripsUsed).toBe(0)
  },
)

story.both(
  'an empty trip can be deleted on its own page, which opens the history @all',
  async ({ page, traveller }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Wrong')
    await expect(await page.request.delete(`/api/trips/${tripId}`)).toBeOK()
    await page.goto(`/history/${tripId}`)
    await page.getByRole('button', { name: 'Delete empty trip' }).click()
    const question = page.getByRole('dialog', { name: 'Delete this trip?' })
    await question.getByRole('button', { name: 'Delete trip' }).click()
    await traveller.seeToast('Trip deleted', 'It no longer counts')
    await expect(page).toHaveURL('/history')
    await expect(page.getByRole('heading', { name: 'Trip History' })).toBeVisible()
    await expect(page.getByText('Wrong')).toHaveCount(0)
  },
)

story.phone(
  'with eight currencies and an open keyboard, the footer does not cover the address @all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('A long way round the world in eight currencies')
    for (const currency of ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CNY', 'INR']) {
      await traveller.hasReceipt(tripId, { currency, amount: '12345.67' })
    }
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Finalize' }).click()
    const dialog = page.getByRole('dialog', { name: 'Finalize Trip' })
    const address = dialog.getByLabel('Send Report To')
    const submit = dialog.getByRole('button', { name: 'Finalize Trip' })
    await expect(dialog.getByText('12,345.67').first()).toBeInViewport()
    await expect(dialog.getByText('Trip Name')).toBeInViewport()
    await expect(address).toBeInViewport({ ratio: 1 })
    await expectAbove(address, submit)
    await expectAccessible()

    // The height above a phone's keyboard.
    await page.setViewportSize({ width: 390, height: 500 })
    await address.tap()
    await expect(address).toBeFocused()
    await expect(address).toBeInViewport({ ratio: 1 })
    await expectAbove(address, submit)
  },
)

async function expectAbove(upper: Locator, lower: Locator) {
  const gap = async () => {
    const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? Infinity) - (above?.height ?? 0)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
}

story.desktop(
  'trip detail: finalize, re-open in place, and unknown ids',
  async ({ page, traveller, trouble, expectAccessible }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Vienna')
    await traveller.hasReceipt(tripId)
    await page.goto(`/history/${tripId}`)
    await expect(page.getByText('4.20').first()).toBeVisible()
    await expectAccessible()
    await page
      .getByLabel(/Send Report To|e-?mail/i)
      .first()
      .fill(traveller.finance)
    await page.getByRole('main').getByRole('button', { name: 'Finalize Trip' }).click()
    await traveller.seeToast('Trip finalized', 'Your trip has been finalized and the report sent')

    await page.getByRole('main').getByRole('button', { name: 'Edit Trip' }).click()
    await traveller.seeToast('Trip Reopened')
    await expect(page).toHaveURL(`/history/${tripId}`)

    await page.goto('/history/abc')
    await expect(page.getByText('Invalid trip ID')).toBeVisible()
    trouble.expect('/api/trips/999999999', 404)
    await page.goto('/history/999999999')
    await expect(page.getByText('Trip not found')).toBeVisible()
  },
)
