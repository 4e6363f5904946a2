import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerOf, useTestApp } from '#test/app.ts'
import { addReceipt, addTrip, newTraveller, newTrip } from '#test/trips.ts'

const product = await useTestApp({ env: { MAIL_FROM: 'Quittance <reports@claims.example.com>' } })

test('Hole 9: an unverified address cannot mail a report, and the error says what to do', async () => {
  const { browser, userId } = await newTraveller(product)
  await product.db.execute(sql`update users set email_verified_at = null where id = ${userId}`)
  const trip = await addTrip(product, userId, { name: 'Unverified', status: 'active' })
  expect(await answerOf(finalize(browser, trip.id, 'victim-1@example.com'), 403)).toEqual({
    code: 'EMAIL_NOT_VERIFIED',
    message:
      'Please verify your email address first: only then can a report be mailed. Open the link we sent you, then finalize again.',
  })
  await product.mailer.flush()
  expect(mailsTo('victim-1@example.com')).toEqual([])
  expect((await browser.call(`GET /api/trips/${trip.id}`)).json().status).toBe('active')
  const rest = { amount: '4.20', currency: 'EUR', category: 'coffee', notes: null }
  const receipt = await addReceipt(product, trip)
  const change = { vendor: 'Corrected', date: '2026-03-02', ...rest }
  expect((await browser.call(`PUT /api/receipts/${receipt.id}`, change)).statusCode).toBe(200)
})

test('Hole 9: one inbox gets sixty reports an hour, from however many accounts', async () => {
  const answers: { status: number; success: boolean; message: string; links: unknown }[] = []
  for (const spelling of ['victim-2', 'Victim-2', 'victim-2+x', 'VICTIM-2']) {
    const { browser, id } = await newTrip(product)
    const recipient = `${spelling}@example.com`
    const response = await finalize(browser, id, recipient, { includeCopy: false })
    const { email, download } = response.json()
    answers.push({ status: response.statusCode, ...email, links: download })
    if (answers.length === 1) {
      await product.db.execute(
        sql`update rate_limits set count = 59 where key = 'report-mail:victim-2@example.com:hour'`,
      )
    }
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.map(({ success }) => success)).toEqual([true, true, false, false])
  expect(answers.at(-1)).toMatchObject({
    message:
      'VICTIM-2@example.com has been sent many reports today, so this one was not mailed. Please forward the links yourself.',
    links: { excel: expect.any(String), zip: expect.any(String), pdf: expect.any(String) },
  })
  await product.mailer.flush()
  expect(mailsTo(/^victim-2/i)).toHaveLength(2)
})

test('Hole 9: one inbox gets three hundred reports a day', async () => {
  const { browser, userId } = await newTraveller(product)
  await finalize(browser, (await addTrip(product, userId)).id, 'victim-3@example.com')
  await product.db.execute(
    sql`update rate_limits set count = 300 where key = 'report-mail:victim-3@example.com:day'`,
  )
  const answer = await finalize(
    browser,
    (await addTrip(product, userId)).id,
    'victim-3@example.com',
  )
  expect(answer.json().email.success).toBe(false)
})

test('Hole 9: one traveller has a hundred reports a day mailed at most', async () => {
  const { browser, userId, id } = await newTrip(product, { status: 'finalized' })
  expect((await finalize(browser, id, 'victim-4@example.com')).statusCode).toBe(409)
  await product.db.execute(
    sql`update rate_limits set count = 100 where key = ${`finalize:user:${userId}:day`}`,
  )
  expect((await finalize(browser, id, 'victim-4@example.com')).statusCode).toBe(429)
})

test('Hole 9: the mail says who sent it through what, and answers go to the traveller', async () => {
  const { browser, email, id } = await newTrip(product, { name: 'Plain' })
  await finalize(browser, id, 'finance@example.com')
  const { parsed, text, html } = await product.smtp.take('finance@example.com', 'Plain')
  expect(parsed.from?.value).toEqual([{ name: 'Quittance', address: 'reports@claims.example.com' }])
  expect(parsed.replyTo?.value).toMatchObject([{ address: email }])
  expect(text).toContain(`Traveller: Ada Byron (${email})`)
  for (const body of [text, html]) {
    expect(body).toContain(`It was sent through Quittance for ${email}; replies go there.`)
  }
  const copy = await product.smtp.take(email, 'Plain')
  expect(copy.parsed.replyTo).toBeUndefined()
})

test("Hole 9: neither the trip's name nor the traveller's can be used for a message of one's own", async () => {
  const { browser, userId } = await newTraveller(product)
  await product.db.execute(
    sql`update users set first_name = 'Your bank', last_name = 'www.evil.example' where id = ${userId}`,
  )
  const name = `You won <b>1000</b> https://evil.example/claim evil.example ${'x'.repeat(60)}`
  const { id } = await addTrip(product, userId, { name })
  await finalize(browser, id, 'finance@example.com')
  const { subject, text, html } = await product.smtp.take('finance@example.com', 'You won')
  expect(subject).toBe(`Expense report: You won <b>1000</b> evil. example ${'x'.repeat(45)}…`)
  expect(html).not.toContain('<b>')
  for (const body of [subject, text, html]) expect(body).not.toMatch(/evil\.example/)
  expect(text).toContain('Your bank has finalized the trip You won')
})

function finalize(
  browser: Awaited<ReturnType<typeof newTraveller>>['browser'],
  tripId: number,
  email: string,
  options: { includeCopy?: boolean } = {},
) {
  return browser.call(`POST /api/trips/${tripId}/finalize`, { email, ...options })
}

function mailsTo(address: string | RegExp) {
  return product.smtp.received.filter(({ to }) =>
    typeof address === 'string' ? to === address : address.test(to),
  )
}
