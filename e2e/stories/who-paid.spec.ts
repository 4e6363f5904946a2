import type { Locator } from '@playwright/test'
import { readAs, reading } from '#e2e/reading.ts'
import { expect, story } from '#e2e/story.ts'
import { review, save } from '#e2e/waiting-receipts.ts'

story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

const today = new Date().toISOString().slice(0, 10)

story.both(
  'a hotel on the company card: the next time it is offered, and saving still takes one tap @all',
  async ({ page, traveller, smtp, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Roma')
    await traveller.hasReceipt(tripId, { vendor: 'Bar Sport', amount: '4.20', date: today })
    await page.goto('/receipts')
    await readAs(page, { ...reading, vendor: 'HOTEL ROMA', amount: '100.00' })
    await openMore(review(page))
    await review(page).getByLabel('Paid by').selectOption('Company card')
    await expectAccessible()
    await save(page)
    await traveller.seeToast('Receipt saved')

    await readAs(page, { ...reading, vendor: 'HOTEL ROMA', amount: '80.00' })
    const more = review(page).getByRole('button', { name: 'More paid by: Company card' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await save(page)
    await expect(review(page)).toBeHidden()
    await page.goto('/')
    const words = 'To repay 4.20 EUR'
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('180.00 EUR already paid by the company')).toBeVisible()

    await traveller.finalize(traveller.finance)
    await expect(page.getByRole('dialog', { name: 'Trip Finalized!' })).toBeVisible()
    const mail = await smtp.take(traveller.finance, 'Roma')
    expect(mail.text).toContain('To repay: 4.20 EUR\nPaid by the company: 180.00 EUR\n')
    await page.goto('/history')
    await expect(page.getByText(words).first()).toBeVisible()
  },
)

story.phone(
  'a credit note is read as a refund, and a negative claim says who owes it @all',
  async ({ page, traveller, smtp, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Leeds')
    await page.goto('/receipts')
    await readAs(page, { ...reading, vendor: 'HERON RAIL', amount: '-81.50' })
    await expect(review(page).getByLabel('Amount')).toHaveValue('81.50')
    await expect(review(page).getByRole('switch', { name: 'Refund' })).toBeChecked()
    await expect(review(page)).toContainText('This looks like a refund. Please check.')
    await expectAccessible()
    await save(page)
    await traveller.seeToast('Receipt saved')
    await expect(traveller.receiptRows()).toContainText('−81.50 EUR')
    await page.goto('/')
    await expect(page.getByText('You owe 81.50 EUR')).toBeVisible()

    await traveller.finalize(traveller.finance)
    await expect(page.getByRole('dialog', { name: 'Trip Finalized!' })).toBeVisible()
    const mail = await smtp.take(traveller.finance, 'Leeds')
    expect(mail.text).toContain('Dana Okafor owes: 81.50 EUR')
    expect((await traveller.takeMail('Leeds')).text).toContain('You owe: 81.50 EUR')
    await page.goto(`/history/${tripId}`)
    await expect(page.getByText('You owe 81.50 EUR').first()).toBeVisible()
  },
)

story.phone(
  'a taxi in dinars, which have no rates, counts with its card amount @all',
  async ({ page, traveller, expectAccessible }) => {
    await traveller.hasTrip('Kuwait')
    await page.goto('/receipts')
    await traveller.chooseToAdd('Manual Entry')
    const dialog = page.getByRole('dialog', { name: 'Add Receipt Manually' })
    await dialog.getByLabel('Vendor').fill('Taxi')
    await dialog.getByLabel('Currency').selectOption('More currencies…')
    const list = page.getByRole('dialog', { name: 'More currencies' })
    await list.getByLabel('Search').fill('kuw')
    await expectAccessible()
    await list.getByRole('button', { name: 'Kuwaiti Dinar no rates KWD' }).click()
    await dialog.getByLabel('Amount').fill('3.255')
    await expect(dialog).toContainText('There are no exchange rates for KWD')
    await expectAccessible()
    await dialog.getByLabel('Charged on my card, in EUR').fill('9.80')
    await dialog.getByRole('button', { name: 'Add Receipt' }).click()
    await traveller.seeToast('Receipt added')
    await expect(traveller.receiptRows()).toContainText('3.255 KWD')
    await page.goto('/')
    await expect(page.getByText(/^about 9\.80 EUR/).first()).toBeAttached()
  },
)

story.desktop(
  'a dinner with a client: who was there and for which project is in the claim, and offered again @all',
  async ({ page, traveller, smtp, expectAccessible }) => {
    await traveller.hasTrip('Wien')
    await page.goto('/receipts')
    const dialog = await traveller.typeManually({ vendor: 'Gasthaus', amount: '96' })
    await openMore(dialog)
    await dialog.getByLabel('Cost centre or project').fill('Apollo')
    await dialog.getByLabel('Attendees').fill('Ann Lee, Bo Chan')
    await dialog.getByLabel('Guests, including you').fill('3')
    await dialog.getByLabel('Billable to a client').check()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Add Receipt' }).click()
    await traveller.seeToast('Receipt added')

    await page.getByLabel('Search receipts').fill('bo chan')
    await expect(traveller.receiptRows()).toContainText(['Gasthaus'])
    await traveller.chooseToAdd('Manual Entry')
    await openMore(dialog)
    await expect(dialog.locator('option[value=Apollo]')).toBeAttached()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await traveller.finalize(traveller.finance)
    await expect(page.getByRole('dialog', { name: 'Trip Finalized!' })).toBeVisible()
    const mail = await smtp.take(traveller.finance, 'Wien')
    await page.goto(/Open the claim: (\S+)/.exec(mail.text)?.[1] ?? '')
    await expect(page.getByRole('region', { name: 'Receipts' })).toContainText(
      'Project: Apollo · Attendees: Ann Lee, Bo Chan · 3 guests · Billable to a client',
    )
  },
)

async function openMore(dialog: Locator) {
  await dialog.getByRole('button', { name: /^More/ }).click()
}
