import { expect, story } from '#e2e/story.ts'

const today = new Date().toISOString().slice(0, 10)

story.phone(
  'finance answers by link with the keyboard, without an account or a script: sent back, approved, paid',
  { tag: '@all' },
  async ({ page, traveller, smtp, trouble, expectAccessible }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Oslo')
    await traveller.hasReceipt(tripId, { vendor: 'Fish House', amount: '64.00', date: today })
    await traveller.hasFinalized(tripId)
    const openClaim = async (subject: string) => {
      const { text } = await smtp.take(traveller.finance, subject)
      const link = /Open the claim: (\S+)/.exec(text)?.[1] ?? ''
      await page.goto(link)
      return link
    }
    const press = async (role: 'button' | 'link', name: string) => {
      await page.getByRole(role, { name, exact: true }).press('Enter')
    }
    const expectHeading = (name: string) =>
      expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })

    const old = await openClaim('Expense report: Oslo')
    await press('link', 'Send back')
    await expectHeading('Send this claim back')
    await page.getByLabel('Your name').fill('Carol Smith')
    trouble.expect(/\/claims\//, 422)
    await press('button', 'Continue')
    await expect(page).toHaveTitle(/^Please check: /)
    await expect(page.getByRole('alert')).toContainText('Please write what to change')
    await page.getByText('Fish House').click()
    await page.getByLabel(/Remark on receipt 001, Fish House/).fill('Who took part?')
    await expectAccessible()
    await press('button', 'Continue')
    await expectHeading('Send this claim back?')
    await expect(page.getByText('Who took part?')).toBeVisible()
    await expectAccessible()
    await press('button', 'Send back')
    await expectHeading('Sent back')
    const mail = await smtp.take(traveller.email, 'Sent back: Expense report: Oslo')
    expect(mail.text).toContain('Who took part?')

    const { remarks } = await (await page.request.get(`/api/trips/${tripId}/conversation`)).json()
    const reply = { data: { reply: 'Our customer and I' } }
    await expect(await page.request.post(`/api/remarks/${remarks[0].id}/reply`, reply)).toBeOK()
    await traveller.hasFinalized(tripId)
    trouble.expect(/\/claims\//, 410)
    await page.goto(old)
    await press('link', 'Open version 2')
    await expect(page.getByRole('region', { name: 'You asked' })).toContainText(
      'Our customer and I',
    )
    for (const action of ['Approve', 'Mark as paid']) {
      await press('link', action)
      await expect(page.getByLabel('Your name')).toHaveValue('Carol Smith')
      await press('button', 'Continue')
      await press('button', action)
      await press('link', 'Back to the claim')
    }
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText(
      /Approved by Carol Smith.*Marked as paid by Carol Smith/s,
    )
    await expectAccessible()
  },
)
