import { boxOf, overhang } from '#e2e/device.ts'
import { createFinance } from '#e2e/finance.ts'
import { receiptPhoto } from '#e2e/images.ts'
import { findShifts, watchShifts } from '#e2e/screens/shifts.ts'
import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

const today = new Date().toISOString().slice(0, 10)

story.both(
  'the emailed link opens the claim without an account: totals, pictures, files and print',
  async ({ page, traveller, smtp, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Berlin Q3')
    const image = await receiptPhoto('Trattoria')
    await traveller.hasReceipt(tripId, { vendor: 'Trattoria', date: today, image })
    await traveller.hasReceipt(tripId, { vendor: 'Taxi', amount: '1180.00', date: today })
    const diner = { vendor: 'Diner', amount: '20.00', currency: 'USD', date: today }
    await traveller.hasReceipt(tripId, diner)
    await page.goto('/')
    await traveller.finalize(traveller.finance)
    await expect(page.getByRole('dialog', { name: 'Trip Finalized!' })).toBeVisible()
    const mail = await smtp.take(traveller.finance, 'Berlin Q3')
    const link = /Open the claim: (\S+)/.exec(mail.text)?.[1] ?? ''
    expect(mail.html).toContain(`href="${link}"`)

    await traveller.loseSession()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setContent(mail.html)
      await expect(page.getByRole('link', { name: 'Open the claim' })).toBeVisible()
      expect(await overhang(page)).toBe(0)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(watchShifts)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Berlin Q3' })).toBeVisible()
    expect(await overhang(page)).toBe(0)
    await page.waitForLoadState('networkidle')
    expect(await findShifts(page, {})).toEqual([])
    await expect(page.getByRole('region', { name: 'To repay' })).toContainText(/\d EUR.*Send back/s)
    const sums = page.getByRole('region', { name: 'Spent' })
    await expect(sums).toContainText(/USD.*20\.00.*EUR.*1,184\.20/s)
    await sums.getByText('Rates and where they come from').click()
    await expect(sums).toContainText('published for information purposes only')
    await expect(page.getByRole('region', { name: 'By category' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'By day' })).toBeVisible()
    const receipts = page.getByRole('region', { name: 'Receipts' })
    await expect(receipts.getByRole('listitem')).toHaveCount(3)
    await expectAccessible()

    const picture = receipts.getByRole('img', { name: /Trattoria/ })
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0)
    await picture.click()
    await expect(page).toHaveURL(/\/claims\/[\w-]+\/receipts\/\d+\/picture$/)
    await page.goBack()

    const downloads = page.getByRole('region', { name: 'Downloads' })
    await expect(downloads).toContainText('can be opened without an account until')
    const saved = page.waitForEvent('download')
    await downloads.getByRole('link', { name: /Expense Report/ }).click()
    expect((await saved).suggestedFilename()).toBe('Berlin-Q3-expense-report.xlsx')

    await page.emulateMedia({ media: 'print' })
    await expect(downloads.getByRole('link')).toHaveCount(0)
    await expect(page.getByText('published for information purposes only')).toBeVisible()
    await expect(picture).toBeVisible()
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
  },
)

story.phone(
  '37 receipts take at most four phone screens, with the sum and the answers in view, without a script',
  async ({ browser, viewport, traveller, smtp }) => {
    const tripId = await traveller.hasTrip('Berlin Q3')
    const image = await receiptPhoto('Trattoria')
    await traveller.hasReceipt(tripId, { date: today, image })
    for (let number = 2; number <= 37; number += 1) {
      const vendor = number % 2 ? 'Taxi' : 'Hotel am Gendarmenmarkt'
      const notes = `Night ${number}`
      await traveller.hasReceipt(tripId, {
        vendor,
        amount: `${1200 + number}.50`,
        date: today,
        notes,
      })
    }
    await traveller.hasFinalized(tripId)
    const { page, openMail } = await createFinance(browser, smtp, traveller.finance)
    if (viewport) await page.setViewportSize(viewport)
    const link = await openMail('Berlin Q3')
    const { width, height } = await boxOf(page.getByRole('region', { name: 'Receipts' }))
    expect(height).toBeLessThan(4 * 844)

    await page.goto(`${link}#receipt-020`)
    const receipt = page.locator('#receipt-020')
    await expect(receipt).toBeInViewport({ ratio: 1 })
    const bar = page.getByRole('region', { name: 'To repay' })
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(bar.getByRole('link', { name: 'Approve' })).toBeInViewport({ ratio: 1 })
    const { y } = await boxOf(receipt)
    const covered = await boxOf(bar)
    expect(y).toBeGreaterThan(covered.y + covered.height)
    await expect(receipt.getByText('Night')).toBeHidden()
    await receipt.getByText('Hotel am Gendarmenmarkt').click({ force: true })
    await expect(receipt.getByText('Night')).toBeVisible()
    expect((await boxOf(receipt)).width).toBeCloseTo(width)
    // The next one takes the place it left.
    const [before, next] = ['#receipt-019', '#receipt-021'].map((id) => page.locator(id))
    expect((await boxOf(next!)).y).toBeCloseTo((await boxOf(before!)).y)

    await page.emulateMedia({ media: 'print' })
    await page.locator('#receipt-037').scrollIntoViewIfNeeded()
    await expect(bar).not.toBeInViewport()
    await page.close()
  },
)

story.desktop(
  'a claim that was sent again says what changed, and its old link no longer works @all',
  async ({ page, traveller, smtp, trouble, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Rome')
    await traveller.hasReceipt(tripId, { vendor: 'Bar Sport', amount: '3.20', date: today })
    await traveller.hasFinalized(tripId)
    const linkIn = async (subject: string) =>
      /Open the claim: (\S+)/.exec((await smtp.take(traveller.finance, subject)).text)?.[1] ?? ''
    const old = await linkIn('Expense report: Rome')
    await page.request.post(`/api/trips/${tripId}/unfinalize`)
    await traveller.hasReceipt(tripId, { vendor: 'Taxi', amount: '18.00', date: today })
    await traveller.hasFinalized(tripId)
    const link = await linkIn('Expense report · Version 2')

    await traveller.loseSession()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(link)
    const changes = page.getByRole('region', { name: 'What changed' })
    await expect(changes).toContainText('Version 2: 1 added, 18.00 EUR more than version 1')
    await expect(changes.getByRole('listitem')).toHaveText(/Added.*Taxi/)
    await expectAccessible()
    trouble.expect(/\/claims\//, 410)
    await page.goto(old)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  },
)
