import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestApp } from '#test/app.ts'
import { finalize } from '#test/finalized-trips.ts'
import { newTrip } from '#test/trips.ts'

const product = await useTestApp()

test('Truth 13: every recipient of the claim is notified that it is being changed', async () => {
  const { browser, email, id } = await newTrip(product, { name: 'Told' })
  await finalize(browser, id, { email: 'books@example.com' })
  await browser.call(`POST /api/trips/${id}/unfinalize`)
  const mail = await product.smtp.take('books@example.com', 'Expense report is being changed: Told')
  expect(mail.text).toContain('Ada Byron has re-opened the trip Told.')
  expect(mail.text).toContain('is being changed, and its links no longer open.')
  expect(mail.parsed.replyTo?.text).toBe(email)

  await finalize(browser, id, { email: 'books@example.com' })
  await browser.call(`POST /api/trips/${id}/unfinalize`)
  const next = await product.smtp.take('books@example.com', 'Expense report is being changed: Told')
  expect(next.text).toContain('(Version 2 · issued ')
})

test('Truth 13: a recipient who never got the claim is not notified', async () => {
  const { browser, id } = await newTrip(product, { name: 'Untold' })
  product.smtp.refuse('mailbox full')
  const { email } = await finalize(browser, id)
  expect(email.success).toBe(false)
  await browser.call(`POST /api/trips/${id}/unfinalize`)
  product.smtp.refuse(null)
  expect(await noticesAbout('Untold')).toBe(0)
})

test('Truth 13: a recipient who has had too many mails is not sent another, and the trip opens', async () => {
  const { browser, id } = await newTrip(product, { name: 'Flood' })
  await finalize(browser, id, { email: 'flooded@example.com' })
  await product.db.execute(
    sql`update rate_limits set count = 300 where key = 'report-mail:flooded@example.com:day'`,
  )
  expect((await browser.call(`POST /api/trips/${id}/unfinalize`)).statusCode).toBe(200)
  expect(await noticesAbout('Flood')).toBe(0)
})

/** Queued and sent ones. */
async function noticesAbout(name: string) {
  await product.mailer.flush()
  const subject = `Expense report is being changed: ${name}`
  const { rows } = await product.db.execute(
    sql`select 1 from outbox where message ->> 'subject' = ${subject}`,
  )
  return rows.length + product.smtp.received.filter((mail) => mail.subject === subject).length
}
