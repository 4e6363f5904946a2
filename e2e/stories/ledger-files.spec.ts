import { expect, story } from '#e2e/story.ts'

const today = new Date().toISOString().slice(0, 10)

story.phone(
  'accounts are set once; the traveller and finance then download files for the ledger @all',
  async ({ page, traveller, smtp, trouble, expectAccessible }) => {
    await traveller.signUpVerified()
    const tripId = await traveller.hasTrip('Berlin Q3')
    await traveller.hasReceipt(tripId, { vendor: 'Taxi', amount: '18.00', date: today })
    await traveller.hasFinalized(tripId)

    await page.goto('/history')
    await page.getByRole('button', { name: /^Generate Download Links/ }).click()
    await page.getByRole('button', { name: 'Files for ledgers' }).click()
    await expect(page.getByText(/^Not set for DATEV: consultant number/)).toBeVisible()
    await page.getByRole('link', { name: 'Open Settings' }).first().click()

    await page.getByRole('button', { name: /^DATEV/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Accounts for DATEV' })
    await dialog.getByRole('button', { name: 'Use SKR03' }).click()
    await dialog.getByLabel('Consultant number').fill('29098')
    await dialog.getByLabel('Client number').fill('55003')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: /^DATEV\s*Set up/ })).toBeVisible()

    await page.goto(`/history/${tripId}`)
    await page.getByRole('button', { name: /^Download Reports/ }).click()
    await page.getByRole('button', { name: 'Files for ledgers' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: 'DATEV bookings' }).click()
    expect((await saved).suggestedFilename()).toBe('EXTF_Berlin-Q3-datev.csv')

    const mail = await smtp.take(traveller.finance, 'Berlin Q3')
    await traveller.loseSession()
    await page.goto(/Open the claim: (\S+)/.exec(mail.text)?.[1] ?? '')
    await page.getByText('Files for ledgers').click()
    const bill = page.waitForEvent('download')
    await page.getByRole('link', { name: /Spreadsheet lines/ }).click()
    expect((await bill).suggestedFilename()).toBe('Berlin-Q3-ledger.csv')
    trouble.expect(/\/ledger\/xero$/, 409)
    await page.getByRole('link', { name: /Xero bill/ }).click()
    await expect(page.getByText(/^Not set for Xero: country/)).toBeVisible()
  },
)
