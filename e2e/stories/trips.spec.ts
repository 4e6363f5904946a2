import { expect, story } from '#e2e/story.ts'

story.phone(
  'an unverified traveller is asked to verify before creating a trip',
  async ({ page, traveller }) => {
    await traveller.signUpUnverified()
    await traveller.goHome()
    await traveller.createButton().click()
    const dialog = page.getByRole('dialog', { name: 'Email Verification Required' })
    await expect(dialog).toContainText(traveller.email)
    await dialog.getByRole('button', { name: 'Resend Email' }).click()
    await traveller.seeToast('Verification email sent! 📧')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
  },
)

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
    await traveller.fillTrip('Berlin', 'EUR')
    await traveller.seeToast('Trip created')
    const home = page.getByRole('main')
    await expect(home.getByText('In Progress').first()).toBeVisible()
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

story.desktop(
  'creating while a trip is in progress waits until that one is finalized',
  async ({ page, traveller, trouble, smtp }) => {
    trouble.expect('/api/trips', 409)
    await traveller.signUpVerified()
    await traveller.goHome()
    // Another device opens a trip while this page still shows none.
    await traveller.hasTrip('Lisbon')
    await traveller.createTrip('Madrid')
    const blocked = page.getByRole('dialog', { name: 'Trip In Progress' })
    await expect(blocked).toContainText(
      'You have a trip in progress. Please finalize your current trip before creating a new one.',
    )
    await expect(blocked).toContainText('Lisbon')
    await blocked.getByRole('button', { name: 'Finalize Trip' }).click()

    const finalize = page.getByRole('dialog', { name: 'Finalize Trip' })
    const submit = finalize.getByRole('button', { name: 'Finalize Trip' })
    await expect(submit).toBeDisabled()
    await finalize.getByLabel('Send Report To').fill(traveller.finance)
    await submit.click()
    const question = page.getByRole('dialog', { name: 'Send a claim without receipts?' })
    await question.getByRole('button', { name: 'Add receipts first' }).click()
    await expect(question).toBeHidden()
    await submit.click()
    await question.getByRole('button', { name: 'Finalize anyway' }).click()
    const done = page.getByRole('dialog', { name: 'Trip Finalized!' })
    await done.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('banner')).toContainText('Madrid')
    await smtp.take(traveller.finance, 'Lisbon')
  },
)

story.phone(
  'history: re-open, continue, archive, and restore for premium only',
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

story.phone('an unfinished trip is offered once and continued', async ({ page, traveller }) => {
  await traveller.signUpVerified()
  await traveller.hasUnfinishedTrip('Rome')
  await page.goto('/')
  const dialog = page.getByRole('dialog', { name: 'Welcome Back! You Have Unfinished Trips' })
  await expect(dialog).toContainText('Rome')
  await expect(dialog).toContainText('Recommended')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Add receipt', exact: true }).click()
  await dialog.getByRole('button', { name: 'Continue Trip' }).click()
  await traveller.seeToast('Trip Reactivated', 'You can now continue adding receipts to your trip.')
  await expect(page.getByRole('banner')).toContainText('Rome')
})

story.desktop(
  'trip detail: finalized, re-opened in place, finalized from there; wrong ids',
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
