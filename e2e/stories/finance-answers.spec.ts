import { findViolations } from '#e2e/accessibility.ts'
import { goOffline, goOnline, untilOfflineReady } from '#e2e/device.ts'
import { createFinance } from '#e2e/finance.ts'
import { expect, story } from '#e2e/story.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

const today = new Date().toISOString().slice(0, 10)

story.phone(
  'what finance asks stands beside its receipt, and takes a reply',
  async ({ page, browser, traveller, smtp, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Vienna')
    await traveller.hasReceipt(tripId, { vendor: 'Trattoria', date: today })
    await traveller.hasFinalized(tripId)
    const finance = await createFinance(browser, smtp, traveller.finance)
    await finance.openMail('Expense report: Vienna')
    await finance.sendBack('Trattoria', 'With whom?')
    await page.goto('/receipts')
    await expect(traveller.receiptRows()).toContainText('Finance asks: With whom?')
    await page.goto(`/history/${tripId}`)
    const questions = page.getByRole('region', { name: 'Sent back' })
    await questions.getByLabel('Your reply').fill('Alone')
    await questions.getByRole('button', { name: 'Reply' }).click()
    await expect(questions).toContainText('You replied: Alone')
    await expectAccessible()
  },
)

story.both(
  'finance sends a claim back, the traveller mends and replies, finance approves and pays @all',
  async ({ page, browser, traveller, smtp, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Berlin')
    await traveller.hasReceipt(tripId, { vendor: 'Trattoria', amount: '84.20', date: today })
    await traveller.hasReceipt(tripId, { vendor: 'Taxi', amount: '18.00', date: today })
    await traveller.hasFinalized(tripId)
    const finance = await createFinance(browser, smtp, traveller.finance, { isChecked: true })
    const old = await finance.openMail('Expense report: Berlin')
    await finance.press('link', 'Send back')
    await finance.page.getByLabel('Your name').fill('Ana Ruiz')
    await finance.press('button', 'Continue')
    await expect(finance.page).toHaveTitle(/^Please check: /)
    await expect(finance.page.getByRole('alert')).toContainText('Please write what to change')
    expect(await findViolations(finance.page)).toEqual([])
    await finance.page.goto(old)
    await finance.sendBack('Trattoria', 'Please add the attendees')
    await expect(finance.page.getByRole('heading', { level: 1, name: 'Sent back' })).toBeVisible()
    const mail = await smtp.take(traveller.email, 'Sent back: Expense report: Berlin')
    expect(mail.text).toContain('Please add the attendees')

    await page.goto('/')
    const line = page.getByRole('link', { name: 'Finance sent this back: 1 question' })
    const row = traveller.receiptRows().filter({ hasText: 'Trattoria' })
    await expect(row).toContainText('Finance asks: Please add the attendees')
    await line.click()
    const questions = page.getByRole('region', { name: 'Sent back' })
    await expect(questions).toContainText('Ana Ruiz sent this claim back')
    await questions.getByRole('link', { name: 'Trattoria' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Receipt' })
    await dialog.getByLabel('Your reply').fill('Two guests, now in the notes')
    await dialog.getByLabel('Notes').fill('With Ms Kim and Mr Ito')
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(questions).toContainText('You replied: Two guests, now in the notes')
    await page.goto('/')
    await expect(
      page.getByRole('link', { name: /sent this back: no questions left/ }),
    ).toBeVisible()
    await traveller.finalize(traveller.finance)
    await expect(page.getByRole('dialog', { name: 'Trip Finalized!' })).toBeVisible()

    await smtp.take(traveller.finance, 'Expense report · Version 2')
    await finance.page.goto(old)
    await finance.press('link', 'Open version 2')
    const asked = finance.page.getByRole('region', { name: 'You asked' })
    await expect(asked).toContainText(/Please add the attendees.*notes.*Two guests, now in/s)
    await finance.answer('Approve')
    await page.goto('/history')
    const past = page.getByRole('main')
    await expect(past).toContainText('To be paid back: 102.20 EUR in 1 claim')
    await expect(past).toContainText('CompletedApproved')
    await finance.press('link', 'Back to the claim')
    await finance.press('link', 'Mark as paid')
    await expect(finance.page.getByLabel('Your name')).toHaveValue('Ana Ruiz')
    await finance.page.goBack()
    await finance.answer('Mark as paid', (form) => form.getByLabel(/^Reference/).fill('4711'))
    await finance.press('link', 'Back to the claim')
    await expect(finance.page.getByRole('region', { name: 'Answer' })).toContainText(
      /Approved by Ana Ruiz.*Marked as paid by Ana Ruiz/s,
    )
    expect(await findViolations(finance.page)).toEqual([])

    await page.goto('/history')
    await expect(past).toContainText('CompletedPaid')
    await expect(past).not.toContainText('To be paid back')
    await page.getByRole('link', { name: 'Berlin' }).click()
    const claim = page.getByRole('region', { name: 'Claim', exact: true })
    await expect(claim).toContainText(/Approved by Ana Ruiz.*Marked as paid by Ana Ruiz/s)
    await expect(claim).toContainText(/Reference 4711.*Sent back by Ana Ruiz.*You replied: Two/s)
    await expectAccessible()
  },
)

story.desktop(
  'an old link shows nothing to a stranger, and a shared one cannot answer @all',
  async ({ page, browser, traveller, smtp }) => {
    const tripId = await traveller.hasTrip('Rome')
    await traveller.hasReceipt(tripId, { vendor: 'Bar Sport', amount: '3.20', date: today })
    const others = { data: { email: traveller.finance, alsoTo: [`books-${traveller.finance}`] } }
    const sent = await page.request.post(`/api/trips/${tripId}/finalize`, others)
    const { download } = await sent.json()
    const finance = await createFinance(browser, smtp, traveller.finance)
    const books = await createFinance(browser, smtp, `books-${traveller.finance}`)
    await books.openMail('Expense report: Rome')
    await books.answer('Approve')
    await finance.page.goto(download.claim)
    await expect(finance.page.getByRole('region', { name: 'Answer' })).toContainText(
      /Approved by Ana Ruiz.*This link only shows the claim/s,
    )
    await expect(finance.page.getByRole('link', { name: 'Send back' })).toHaveCount(0)
    const old = await finance.openMail('Expense report: Rome')
    await finance.sendBack('Bar Sport', 'Which bar?')

    await finance.page.goto(old)
    await expect(finance.page.getByRole('heading', { level: 1 })).not.toContainText('Rome')
    await expect(finance.page.getByRole('link', { name: 'Approve' })).toHaveCount(0)
    await expect(finance.page.locator('body')).not.toContainText('3.20')
    await page.goto('/')
    await expect(page.getByRole('link', { name: /sent this back: 1 question/ })).toBeVisible()
  },
)

story.describe('offline', () => {
  story.use({ serviceWorkers: 'allow' })

  story.phone(
    'a traveller who is offline gets the remark later; a reply waits with its text @all',
    async ({ page, browser, traveller, smtp, trouble }) => {
      const tripId = await traveller.hasTrip('Oslo')
      await traveller.hasReceipt(tripId, { vendor: 'Kaffe', amount: '4.20', date: today })
      await traveller.hasFinalized(tripId)
      await page.goto(`/history/${tripId}`)
      await untilOfflineReady(page)
      await expect(page.getByRole('region', { name: 'Claim', exact: true })).toBeVisible()
      await goOffline(page, trouble)
      const finance = await createFinance(browser, smtp, traveller.finance)
      await finance.openMail('Expense report: Oslo')
      await finance.sendBack('Kaffe', 'With whom?')
      await page.reload()
      await expect(page.getByRole('region', { name: 'Claim', exact: true })).toBeVisible()
      await expect(page.getByText('With whom?')).toHaveCount(0)

      await goOnline(page, trouble)
      const questions = page.getByRole('region', { name: 'Sent back' })
      await expect(questions).toContainText('Finance asks: With whom?')
      await goOffline(page, trouble)
      await questions.getByLabel('Your reply').fill('Alone')
      await questions.getByRole('button', { name: 'Reply' }).click()
      await expect(questions).toContainText('A reply needs a connection')
      await expect(questions.getByLabel('Your reply')).toHaveValue('Alone')
      await goOnline(page, trouble)
      await questions.getByRole('button', { name: 'Reply' }).click()
      await expect(questions).toContainText('You replied: Alone')
    },
  )
})
