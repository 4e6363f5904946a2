import { expect, story } from '#e2e/story.ts'

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

  await card.getByRole('button', { name: 'Edit' }).click()
  await page
    .getByRole('dialog', { name: 'Edit Trip' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await page.getByRole('button', { name: 'Edit Trip Details' }).click()
  await page
    .getByRole('dialog', { name: 'Edit Trip' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await page.getByRole('link', { name: 'View All', exact: true }).click()
  await expect(page).toHaveURL('/receipts')
  await page.goBack()
  await page.getByRole('link', { name: 'View All Receipts' }).click()
  await expect(page).toHaveURL('/receipts')
})

story.desktop('the home screen without a trip leads to one', async ({ page, traveller }) => {
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
    await page.goBack()
  }
  for (const link of ['Go Home', 'Back to Home']) {
    await main.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL('/')
  }

  const tripId = await traveller.hasTrip('Oslo')
  await traveller.hasFinalized(tripId)
  await page.reload()
  const previous = main.getByRole('link', { name: /Oslo/ })
  await expect(previous).toContainText(/\w{3} \d{1,2}, \d{4} - \w{3} \d{1,2}, \d{4}.*Completed/)
  await previous.click()
  await expect(page).toHaveURL(`/history/${tripId}`)
})

story.desktop(
  'unfinished trips are offered on the receipts page too',
  async ({ page, traveller }) => {
    await traveller.hasUnfinishedTrip('Rome')
    await page.goto('/receipts')
    const dialog = page.getByRole('dialog', { name: 'Welcome Back! You Have Unfinished Trips' })
    await expect(dialog).toContainText('Rome')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('heading', { name: 'No active trip' })).toBeVisible()
  },
)

story.phone('a trip that cannot be loaded is told as such', async ({ page, trouble }) => {
  trouble.expect('/api/trips/active', 500)
  await page.route('**/api/trips/active', (route) => route.fulfill({ status: 500, json: {} }))
  // Opened at its address, Home would bring the trip along.
  await page.goto('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Quittance' }).click()
  await expect(page.getByRole('main').getByText('Error loading trip')).toBeVisible()
})

story.desktop('who is signed in can open the shared pages too', async ({ page }) => {
  for (const [path, heading] of [
    ['/about', 'Nobody should spend the evening'],
    ['/forgot-password', 'Forgot your password?'],
    ['/verify-email', 'Email Already Verified!'],
    ['/undo-email-change', 'This link no longer works'],
    ['/no-such-page', 'Oops! Page Not Found'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
})
