import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { extractText } from 'unpdf'
import { afterEach, expect, test } from 'vitest'
import { describeFirstTry, tryMails } from '#claims/delivery/send-report.ts'
import type { OutboxRow } from '#mail/outbox.queries.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { useTestApp } from '#test/app.ts'
import { finalize, openLink } from '#test/finalized-trips.ts'
import { addReceipt, newTrip } from '#test/trips.ts'

const recipient = 'finance@example.com'

const product = await useTestApp()
afterEach(() => product.smtp.refuse(null))

test('the mail says who travelled where, when, and what it adds up to', async () => {
  const { browser, email, trip } = await newTrip(product, {
    name: 'R&D <Berlin>',
    startDate: '2026-01-05',
  })
  await addReceipt(product, trip, { amountMinor: 47_800 })
  await addReceipt(product, trip, { amountMinor: 6700, currency: 'USD' })
  await browser.call(`POST /api/trips/${trip.id}/finalize`, { email: recipient })

  const mail = await product.smtp.take(recipient, 'Expense report: R&D <Berlin>')
  const copy = await product.smtp.take(email, 'Expense report: R&D <Berlin>')
  for (const { text, parsed } of [mail, copy]) {
    expect(text).toContain('R&D <Berlin>')
    expect(text).toContain(`Ada Byron (${email})`)
    expect(text).toContain('Dates: Jan 5, 2026 - Mar 2, 2026')
    expect(text).toContain('Receipts: 2')
    expect(text).toContain('67.00 USD, 478.00 EUR')
    expect(text).toContain('Attached: R-D-Berlin-expense-report.xlsx, R-D-Berlin-receipts.zip')
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual([
      'R-D-Berlin-expense-report.xlsx',
      'R-D-Berlin-receipts.zip',
      'R-D-Berlin-expense-report.pdf',
    ])
  }
  expect(mail.html).toContain('R&amp;D &lt;Berlin&gt;')
  expect(mail.text).toContain('Ada Byron named you as the recipient')
  expect(copy.text).toContain(`Your copy of the report for ${recipient}.`)
})

test('the sums stand first, in each currency and converted, and one button leads to the claim', async () => {
  await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '1.25' } }])
  const { browser, trip } = await newTrip(product, { name: 'Mixed' })
  await addReceipt(product, trip, { amountMinor: 147_800, category: 'accommodation' })
  await addReceipt(product, trip, { amountMinor: 5000, currency: 'USD' })
  await addReceipt(product, trip, { amountMinor: 900, currency: 'USD', date: '2020-01-01' })
  await finalize(browser, trip.id)
  const { text, html } = await product.smtp.take(recipient, 'Mixed')
  expect(text).toContain(
    'To repay: 1,518.00 EUR\nSpent: 59.00 USD, 1,478.00 EUR\n1 receipt without a rate is not in this sum.\n',
  )
  expect(text).toContain(
    'By category\nAccommodation: 1,478.00 EUR\nCoffee (1 without a rate): 40.00 EUR\n',
  )
  expect(text).toContain("In EUR, by the rates of each receipt's day")
  expect(text).toContain('published for information purposes only')
  expect(text.indexOf('To repay:')).toBeLessThan(text.indexOf('Traveller:'))
  const [first = '', second] = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
  expect(second).toBe(first)
  expect((await openLink(product, first)).body).toContain('Mixed')
})

test('Truth 11: without a single rate the mail and the PDF name no sum, never 0.00', async () => {
  const { browser, trip } = await newTrip(product, { name: 'Rateless' })
  await addReceipt(product, trip, { amountMinor: 900, currency: 'USD', date: '2020-01-01' })
  const { download } = await finalize(browser, trip.id)
  const { text, html } = await product.smtp.take(recipient, 'Rateless')
  expect(text).toContain(
    'To repay: 9.00 USD\nSpent: 9.00 USD\nNo sum in EUR: 1 receipt without a rate.\n',
  )
  expect(text).toContain('Coffee: no rate\n')
  const pdf = await openLink(product, download.pdf)
  const { text: pages } = await extractText(new Uint8Array(pdf.rawPayload))
  expect(pages.join(' ')).toContain('No sum in EUR: 1 receipt without a rate.')
  for (const words of [text, html, pages.join(' ')]) expect(words).not.toMatch(/\b0\.00\b|about/)
})

test('a trip without receipts comes to nothing, in its own currency', async () => {
  const { browser, trip } = await newTrip(product, { name: 'Nothing', currency: 'JPY' })
  await finalize(browser, trip.id)
  const { text } = await product.smtp.take(recipient, 'Nothing')
  expect(text).toContain('To repay: 0 JPY')
  expect(text).not.toContain('By category')
})

test.each([
  ['no copy is requested', false, false],
  ['the user is the recipient', true, true],
])('one mail only when %s', async (name, includeCopy, isOwnAddress) => {
  const { browser, email, id } = await newTrip(product, { name })
  const to = isOwnAddress ? email.toUpperCase() : recipient
  await browser.call(`POST /api/trips/${id}/finalize`, { email: to, includeCopy })
  await product.mailer.flush()
  const mails = product.smtp.received.filter(({ subject }) => subject.includes(name))
  expect(mails.map((mail) => mail.to.toLowerCase())).toEqual([to.toLowerCase()])
})

test('a traveller without a name goes by the address', async () => {
  const { browser, email, userId, id } = await newTrip(product, { name: 'Nameless' })
  await product.db.execute(
    sql`update users set first_name = '', last_name = '' where id = ${userId}`,
  )
  await browser.call(`POST /api/trips/${id}/finalize`, { email: recipient })
  const { text } = await product.smtp.take(recipient, 'Nameless')
  expect(text).toContain(`${email} has finalized the trip Nameless.`)
})

test('a failed copy is reported separately from the report', async () => {
  const mailer = { deliverNow: async ({ id }: OutboxRow) => id === 1 }
  const mails = [waitingMail(1), waitingMail(2)]
  expect(await tryMails({ mailer, log: quiet() }, mails)).toEqual([true, false])
  const delivered = { state: 'delivered', to: recipient, at: new Date().toISOString() } as const
  expect(describeFirstTry([{ recipient, delivery: delivered, isQueued: true }], false)).toEqual({
    success: true,
    message: `Report sent to ${recipient}. Your copy could not be sent right now; we will try again.`,
  })
})

test.each([
  ['takes too long', () => new Promise<boolean>(() => {})],
  ['breaks down', () => Promise.reject(new Error('connection lost'))],
])('a sender that %s does not make the call fail', async (_name, deliverNow) => {
  const deps = { mailer: { deliverNow }, log: quiet() }
  expect(await tryMails(deps, [waitingMail(1)], 1)).toEqual([false])
})

function waitingMail(id: number): OutboxRow {
  const message = { to: recipient, subject: 'Report', text: '', html: '' }
  return { id, message } as OutboxRow
}

function quiet() {
  return pino({ level: 'silent' })
}
