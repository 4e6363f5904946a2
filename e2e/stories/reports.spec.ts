import type { APIRequestContext, Locator } from '@playwright/test'
import { untilHistorySettles } from '#e2e/device.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

const today = new Date().toISOString().slice(0, 10)
const zipStart = 'PK\u0003\u0004'

/** The files behind the links, which need no account. */
const files = [
  {
    title: /^(Expense|Excel) Report/,
    name: 'Berlin-Q3-expense-report.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    start: zipStart,
  },
  {
    title: /^Receipt Images/,
    name: 'Berlin-Q3-receipts.zip',
    type: 'application/zip',
    start: zipStart,
  },
  {
    title: /^PDF Report/,
    name: 'Berlin-Q3-expense-report.pdf',
    type: 'application/pdf',
    start: '%PDF-',
  },
]

async function linksIn(place: Locator) {
  const found = files.map(({ title }) => place.getByRole('link', { name: title }))
  return Promise.all(found.map(async (link) => (await link.getAttribute('href')) ?? ''))
}

/** `issue` is the suffix of the names from the second version on. */
async function expectFiles(stranger: APIRequestContext, links: readonly string[], issue = '') {
  for (const [index, { name, type, start }] of files.entries()) {
    const response = await stranger.get(links[index] ?? '')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe(type)
    expect(response.headers()['content-disposition']).toContain(name.replace('.', `${issue}.`))
    expect((await response.body()).toString('latin1').startsWith(start)).toBe(true)
  }
}

story.both(
  'report links work without an account, are revoked by re-opening, and renewed by finalizing again',
  async ({ page, traveller, playwright, smtp, trouble, viewport, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Berlin Q3')
    await traveller.hasReceipt(tripId, { date: today, image: await receiptPhoto('Trattoria') })
    await traveller.hasReceipt(tripId, { vendor: 'Taxi', amount: '18.00', date: today })
    await page.goto('/')
    await traveller.finalize(traveller.finance)
    await traveller.seeToast('Trip finalized', 'Your trip has been finalized and the report sent')
    const done = page.getByRole('dialog', { name: 'Trip Finalized!' })
    await expect(done).toContainText('Your trip has been successfully finalized')
    await expect(done).toContainText('Reports are available for download below')
    await expect(done).toContainText('Check your email for the report if delivery was successful')
    await expectAccessible()

    const mail = await smtp.take(traveller.finance, 'Berlin Q3')
    expect(mail.parsed.attachments.map(({ filename }) => filename)).toEqual([
      'Berlin-Q3-expense-report.xlsx',
      'Berlin-Q3-receipts.zip',
      'Berlin-Q3-expense-report.pdf',
    ])
    await smtp.take(traveller.email, 'Berlin Q3')
    const stranger = await playwright.request.newContext()
    const links = await linksIn(done)
    await expectFiles(stranger, links)
    await done.getByRole('button', { name: 'Close' }).last().click()
    await expect(done).toBeHidden()

    await untilHistorySettles(page)
    await page.goto('/history')
    const row = page
      .getByRole('listitem')
      .or(page.getByRole('row', { name: /^Berlin Q3/ }))
      .filter({ hasText: 'Berlin Q3' })
    const isDesk = (viewport?.width ?? 0) > 1000
    if (isDesk) await expect(row.getByRole('cell').first()).toHaveText(/1 day$/)
    await expect(row).toContainText('2 receipts')
    await expect(row).toContainText(traveller.finance)
    await expect(row).toContainText('Not opened yet')
    await expectAccessible()
    await page.getByRole('button', { name: 'Actions for Berlin Q3' }).click()
    await page.getByRole('menuitem', { name: 'Re-open Trip' }).click()
    await expect(page.getByRole('banner')).toContainText('Berlin Q3')
    for (const link of links) expect((await stranger.get(link)).status()).toBe(410)
    trouble.expect(/\/reports\//, 410)
    await page.goto(links[0] ?? '')
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await expectAccessible()

    await page.goto('/')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'Finalize' })
      .click()
    const again = page.getByRole('dialog', { name: 'Finalize Trip' })
    await expect(again.getByLabel('Send Report To')).toHaveValue(traveller.finance)
    await again.getByRole('button', { name: 'Finalize Trip' }).click()
    const sentOn = new Date().toISOString().slice(0, 10)
    await expectFiles(stranger, await linksIn(done), `-v2-${sentOn}`)
    for (const link of links) expect((await stranger.get(link)).status()).toBe(410)
    // The backdrop beside the dialog.
    await page.mouse.click(8, 8)
    await expect(done).toBeHidden()
    await stranger.dispose()
  },
)

story.desktop(
  'history and trip detail create new links to download or share @all',
  async ({ page, context, traveller, playwright, trouble, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Berlin Q3')
    await traveller.hasReceipt(tripId, { date: today })
    await traveller.hasFinalized(tripId)
    await page.goto('/history')
    const address = `/api/trips/${tripId}/download`
    trouble.expect(address, 0)
    await page.route(`**${address}`, (route) => route.abort('internetdisconnected'))
    const generate = page.getByRole('button', { name: 'Generate Download Links' })
    await generate.click()
    await expect(page.getByRole('alert')).toContainText('Please check your connection')
    await page.unroute(`**${address}`)
    await generate.click()
    const reports = page.getByRole('region', { name: 'Reports of Berlin Q3' })
    await expect(reports).toContainText('Links work for 7 days, even without an account.')
    await expectAccessible()
    const stranger = await playwright.request.newContext()
    await expectFiles(stranger, await linksIn(reports))
    await stranger.dispose()

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await reports.getByRole('button', { name: 'Copy link to PDF Report' }).click()
    await traveller.seeToast('Link copied')
    const [, , pdf] = await linksIn(reports)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(pdf)

    await page.goto(`/history/${tripId}`)
    await page.getByRole('button', { name: 'Download Reports' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Excel Report/ }).click()
    expect((await saved).suggestedFilename()).toBe('Berlin-Q3-expense-report.xlsx')
    await expect(page).toHaveURL(`/history/${tripId}`)
    await expectAccessible()
  },
)

story.phone(
  'the check before finalizing links to receipts; the trip page charts the spending @all',
  async ({ page, traveller, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Rome')
    const twice = { vendor: 'Bar Sport', amount: '3.20', date: today, category: 'coffee' }
    await traveller.hasReceipt(tripId, twice)
    await traveller.hasReceipt(tripId, twice)
    await traveller.hasReceipt(tripId, { vendor: 'Old Taxi', amount: '20.00', date: '2020-01-01' })
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Finalize' }).click()
    const dialog = page.getByRole('dialog', { name: 'Finalize Trip' })
    await dialog.getByRole('button', { name: 'Compare 2 receipts' }).click()
    await expect(dialog.getByRole('link', { name: /^Bar Sport/ })).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Spending by category and day' }).click()
    await expect(dialog.getByRole('list', { name: 'EUR by category' })).toContainText('20.00 EUR')
    await expectAccessible()
    await dialog.getByRole('link', { name: 'Check the date: Old Taxi' }).click()
    await expect(dialog).toBeHidden()

    const edit = page.getByRole('dialog', { name: 'Edit Receipt' })
    await expect(edit.getByLabel('Vendor')).toHaveValue('Old Taxi')
    await edit.getByLabel('Date').fill(today)
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await traveller.seeToast('Receipt Updated')
    await expect(page).toHaveURL(`/history/${tripId}`)
    await expect(page.getByText('Same vendor, date and amount twice: Bar Sport')).toBeVisible()

    const picture = page.getByRole('region', { name: 'Spending' })
    const categories = picture.getByRole('list', { name: 'EUR by category' })
    await expect(categories.getByRole('listitem')).toHaveText([/Other.*20\.00/, /Coffee.*6\.40/])
    await picture.getByRole('tab', { name: 'By day' }).click()
    await expect(picture.getByRole('list', { name: 'EUR by day' })).toContainText('26.40 EUR')
    await expectAccessible()
  },
)
