import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { invoicePdf, scriptedPdf } from '#e2e/documents.ts'
import { sendMail } from '#e2e/send-mail.ts'
import { expect, story } from '#e2e/story.ts'
import { hashOf, review } from '#e2e/waiting-receipts.ts'

// E-invoices are read without the reader, which takes both cores.
story.use({ reader: 'none', mail: 'accepted' })
story.beforeEach(async ({ traveller }) => traveller.signUpVerified())

function card(page: Page) {
  return page.getByRole('region', { name: 'Receipts by email' })
}

/** The address shown in Settings. */
async function addressOf(page: Page) {
  await page.goto('/settings')
  return shownAddress(page)
}

async function shownAddress(page: Page) {
  const address = card(page).getByText(/^[a-z2-9]{20}@receipts\.quittance\.example$/)
  return (await address.textContent()) ?? ''
}

/** The app checks this every minute. */
async function untilInInbox(page: Page, count: number) {
  const arrivals = async () => (await (await page.request.get('/api/arrivals')).json()).length
  await expect.poll(arrivals).toBe(count)
}

story.both(
  'a receipt forwarded by email waits in the tray, and is saved with its original',
  async ({ page, product, traveller, expectAccessible }) => {
    const tripId = await traveller.hasTrip('Lucerne')
    const to = await addressOf(page)
    await expectAccessible()
    const file = invoicePdf('Hotel Adler', '88.00')
    const mail = { from: traveller.email, to, subject: 'Fwd: Your invoice', id: randomUUID() }
    const sent = { ...mail, text: 'Here it is.', files: [file, scriptedPdf('offer.pdf')] }
    expect(await sendMail(product.mailPort, sent)).toMatch(/^250 /)
    // A mail server that got no reply sends it again.
    expect(await sendMail(product.mailPort, sent)).toMatch(/^250 /)
    await untilInInbox(page, 2)

    await page.goto('/')
    await page.getByRole('button', { name: '2 to check' }).first().click()
    const tray = page.getByRole('dialog', { name: '2 to check' })
    await expect(tray.getByText(/To check$/)).toHaveCount(1)
    await expect(tray.getByRole('listitem').filter({ hasText: 'offer.pdf' })).toContainText(
      'PDF Contains a Script',
    )
    await tray.getByRole('button', { name: 'Discard offer.pdf' }).click()
    const question = page.getByRole('dialog', { name: 'Discard this document?' })
    await expect(question).toContainText('It came by email')
    await question.getByRole('button', { name: 'Discard', exact: true }).click()

    await page.getByRole('button', { name: 'Check Hotel Adler' }).click()
    const form = review(page)
    await expect(form.getByLabel('Vendor')).toHaveValue('Hotel Adler')
    await expect(form.getByLabel('Amount')).toHaveValue('88.00')
    await expect(form.getByText('From the e-invoice').first()).toBeVisible()
    await expect(form.locator('img').first()).toBeVisible()
    await expectAccessible()
    await form.getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Receipt saved')

    const [saved] = await (await page.request.get(`/api/trips/${tripId}/receipts`)).json()
    expect(saved.document).toMatchObject({ name: file.name, sha256: hashOf(file) })
    await untilInInbox(page, 0)
    const original = await page.request.get(`/api/receipts/${tripId}/${saved.id}/original`)
    expect((await original.body()).equals(file.buffer)).toBe(true)
  },
)

story.desktop(
  'email from other senders is refused until allowed; a new address replaces the old one @all',
  async ({ page, product, traveller, expectAccessible }) => {
    await traveller.hasTrip('Lucerne')
    const to = await addressOf(page)
    const stranger = { from: 'billing@hotel.example', subject: 'Your invoice', text: 'Thank you.' }
    const send = (address: string, vendor: string) =>
      sendMail(product.mailPort, {
        ...stranger,
        to: address,
        id: randomUUID(),
        files: [invoicePdf(vendor, '88.00')],
      })
    expect(await send(to, 'Hotel Adler')).toMatch(/^250 /)
    await expect(async () => {
      await page.reload()
      await card(page)
        .getByRole('button', { name: /^Refused/ })
        .click({ timeout: 2000 })
    }).toPass()
    const refused = card(page).getByRole('list', { name: 'Refused emails' })
    await expect(refused).toContainText('billing@hotel.example')
    await expect(refused).toContainText('It was not sent from your address.')
    await expectAccessible()

    const takesOthers = card(page).getByRole('switch', { name: 'Accept other senders' })
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/inbound-address') && response.ok(),
    )
    await takesOthers.click()
    await saved
    await send(to, 'Hotel Seeblick')
    await untilInInbox(page, 1)

    await card(page).getByRole('button', { name: 'New address' }).click()
    const question = page.getByRole('dialog', { name: 'Get a new address?' })
    await question.getByRole('button', { name: 'Get a new address' }).click()
    await expect(card(page).getByText(to)).toBeHidden()
    await expect(question).toBeHidden()
    const renewed = await shownAddress(page)
    expect(renewed).not.toBe(to)
    // The reply must not reveal whether an address exists.
    expect(await send(to, 'Hotel Krone')).toMatch(/^250 /)
    await send(renewed, 'Hotel Post')
    await untilInInbox(page, 2)
    await page.goto('/')
    await page.getByRole('button', { name: '2 to check' }).first().click()
    const tray = page.getByRole('dialog', { name: '2 to check' })
    await expect(tray.getByRole('listitem')).toHaveText([/Hotel Seeblick/, /Hotel Post/])
  },
)

story.phone(
  'a receipt that arrives by email before there is a trip waits for one @all',
  async ({ page, product, traveller }) => {
    const to = await addressOf(page)
    const mail = { from: traveller.email, to, subject: 'Fwd: invoice', text: '', id: randomUUID() }
    await sendMail(product.mailPort, { ...mail, files: [invoicePdf('Hotel Adler', '88.00')] })
    await untilInInbox(page, 1)
    await page.goto('/')
    await page.getByRole('button', { name: '1 to check' }).first().click()
    await page.getByRole('button', { name: 'Check Hotel Adler' }).click()
    const form = review(page)
    await expect(form).toContainText('This document has no trip yet.')
    await form.getByRole('button', { name: 'Create a trip' }).click()
    await traveller.fillTrip('Lucerne')
    await expect(form.getByText('This document has no trip yet.')).toBeHidden()
    await form.getByRole('button', { name: 'Save Receipt' }).click()
    await traveller.seeToast('Receipt saved')
  },
)
