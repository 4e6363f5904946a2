import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createReportLinks } from '#claims/links/report-links.ts'
import { password } from '#test/accounts.ts'
import { carol, dan, makeOld, post, type SentClaim, sendToTwo } from '#test/answers.ts'
import { type TestClient, testSecret, useTestApp } from '#test/app.ts'
import { finalize } from '#test/finalized-trips.ts'
import { addReceipt, addTrip, newTraveller, newTrip } from '#test/trips.ts'
import { unzip } from '#test/unzip.ts'

const product = await useTestApp()
const links = createReportLinks({
  secret: testSecret,
  publicUrl: new URL('http://localhost:3000'),
})
const day = 24 * 60 * 60 * 1000

test('each recipient has a link of their own, for 30 days, with files for 7', async () => {
  const claim = await sendToTwo(product, { includeImages: true })
  expect(claim.message).toBe(`Report sent to ${carol}, ${dan}`)
  expect(claim.links.carol).not.toBe(claim.links.dan)
  const token = links.read(claim.links.carol.split('/')[2] ?? '')
  const days = ((token?.expiresAt.getTime() ?? 0) - Date.now()) / day
  expect(Math.round(days)).toBe(30)
  const { body } = await open(claim.links.carol)
  expect(body).toMatch(/This page can be opened without an account until .+ UTC, unless/)
  expect(body).toMatch(/Its files can be downloaded until .+ UTC\./)
  const mail = await product.smtp.take(dan, claim.trip.name)
  expect(mail.text).toMatch(
    /You can open the claim and answer it there .* until .*; its files can be downloaded until/,
  )
  const [file = ''] = /\/reports\/[^"]+/.exec(body) ?? []
  const fileDays =
    ((links.read(file.split('/')[2] ?? '')?.expiresAt.getTime() ?? 0) - Date.now()) / day
  expect(Math.round(fileDays)).toBe(7)

  const later = pathOf(links.makeAnswer(token?.id ?? 0, true, new Date(Date.now() + 22 * day)).url)
  const old = await open(later)
  expect(old.body).toContain('Its files could be downloaded until')
  expect(old.body).not.toMatch(/\/reports\/|\/ledger\//)
  expect((await open(`${later}/ledger/csv`)).statusCode).toBe(410)
  const ended = pathOf(links.makeAnswer(token?.id ?? 0, true, new Date()).url)
  expect((await open(ended)).body).toContain('Links to answer a claim work for 30 days.')
})

test('a replaced link leads to the newest version of the same recipient, never for longer', async () => {
  const claim = await sendToTwo(product, { includeImages: true })
  await claim.browser.call(`POST /api/trips/${claim.trip.id}/unfinalize`)
  expect((await open(claim.links.carol)).body).toContain('the claim is being changed')
  const next = await claim.resend({ alsoTo: [], includeImages: false })
  const replaced = await open(claim.links.carol)
  expect(replaced.statusCode).toBe(410)
  const [, href = ''] = /href="([^"]+)">Open version 2/.exec(replaced.body) ?? []
  expect((await open(href)).body).toContain('Version 2 · issued')
  const [old, led, sent] = [claim.links.carol, href, next.links.carol].map((path) =>
    links.read(path.split('/')[2] ?? ''),
  )
  expect(led).toEqual({ ...old, id: sent?.id, kind: 'answer-without-images' })
  expect((await open(claim.links.dan)).body).not.toContain('Open version 2')
  expect((await open(`${claim.links.dan}/approve`)).statusCode).toBe(410)
})

test('what opens every link of the mail, and the forms, changes nothing but the openings', async () => {
  const claim = await sendToTwo(product)
  const before = await conversationOf(claim)
  const mails = product.smtp.received.filter(({ subject }) => subject.includes(claim.trip.name))
  const inMails = mails.flatMap(({ html }) => [...html.matchAll(/href="([^"]+)"/g)])
  const pages = [...new Set(inMails.map(([, link]) => pathOf(link ?? '')))].flatMap((page) =>
    ['', '/approve', '/send-back', '/mark-paid'].map((action) => page + action),
  )
  for (const url of pages) {
    for (const method of ['HEAD', 'GET'] as const) {
      const response = await product.app.inject({ method, url })
      expect([url, response.statusCode]).toEqual([url, url.endsWith('/mark-paid') ? 409 : 200])
      for (const [, found] of response.body.matchAll(/(?:href|action)="(\/claims\/[^"]+)"/g)) {
        await open(found ?? '')
      }
    }
  }
  expect(pages).toHaveLength(8)
  expect(await conversationOf(claim)).toEqual({ ...before, state: 'opened' })
})

test('form, confirm page, done: only the last stores, and a double press stores once', async () => {
  const { links: sent, ...claim } = await sendToTwo(product)
  const path = `${sent.carol}/approve`
  const form = await open(path)
  expect(form.headers['content-security-policy']).toContain("form-action 'self'")
  expect(form.body).toContain('<label for="name">Your name</label>')
  const confirm = await post(product, path, { step: 'confirm', comment: 'Thanks\r\nAda <b>' })
  expect(confirm.body).toContain('Approve this claim?')
  expect(confirm.body).toContain('<dd dir="auto">Thanks\nAda &lt;b&gt;</dd>')
  expect((await conversationOf(claim)).answers).toEqual([])
  expect((await post(product, path, { once: 'none' })).body).toContain('Nothing is stored yet')
  const once = /name="once" value="([^"]+)"/.exec(confirm.body)?.[1] ?? ''
  const press = () => post(product, path, { once, comment: 'Thanks\nAda <b>' })
  for (const { statusCode, body } of await Promise.all([press(), press(), press()])) {
    expect([statusCode, body]).toEqual([200, expect.stringContaining('<h1>Approved</h1>')])
  }
  expect(await conversationOf(claim)).toMatchObject({
    state: 'approved',
    answers: [
      { kind: 'approved', name: 'Carol Smith', address: carol, comment: 'Thanks\nAda <b>' },
    ],
    recipients: [{ address: dan }, { address: carol, name: 'Carol Smith' }],
    remindFrom: null,
  })
  const mail = await product.smtp.take(claim.email, `Approved: Expense report: ${claim.trip.name}`)
  expect(mail.text).toContain(`Carol Smith (${carol}) has approved your claim`)
  expect(mail.text).toContain('They wrote: Thanks Ada <b>')
  const page = await open(sent.dan)
  expect(page.body).toContain('<bdi>Carol Smith</bdi>')
  expect(page.headers['content-security-policy']).toContain("form-action 'none'")
  const paid = { name: 'Dan', paidOn: '2026-11-01', reference: 'T-17' }
  expect((await post(product, `${sent.dan}/mark-paid`, paid)).statusCode).toBe(200)
  expect((await open(sent.carol)).body).toContain('Paid on Nov 1, 2026, reference T-17')
  const told = await product.smtp.take(claim.email, `Paid: Expense report: ${claim.trip.name}`)
  expect(told.text).toContain('as paid on Nov 1, 2026, reference T-17.')
  expect((await open(sent.carol)).body).toContain('A paid claim can no longer be answered.')
  await claim.browser.call(`POST /api/trips/${claim.trip.id}/unfinalize`)
  const again = (await claim.resend()).links
  expect((await open(again.dan)).body).toContain(`You answer for ${dan}: this link is yours.`)
  expect((await post(product, `${again.dan}/approve`)).statusCode).toBe(200)
  const { claimState } = (await claim.browser.call(`GET /api/trips/${claim.trip.id}`)).json()
  expect(claimState).toBe('approved')
})

test('of two who send it back at once one wins, and the other learns of it', async () => {
  const { links: sent, ...claim } = await sendToTwo(product)
  const replies = await Promise.all([
    post(product, `${sent.carol}/send-back`, { comment: 'One' }),
    post(product, `${sent.dan}/send-back`, { name: 'Dan', comment: 'Two' }),
  ])
  const [done, refused] = replies.toSorted((one, other) => one.statusCode - other.statusCode)
  expect([done?.statusCode, refused?.statusCode]).toEqual([200, 409])
  const { answers, remarks } = await conversationOf(claim)
  expect([answers.length, remarks.length]).toEqual([1, 1])
  expect(refused?.body).toContain(`Sent back by ${answers[0].name} on `)
})

test('sent back with remarks: replied to, sent again, and frozen; finance sees what changed', async () => {
  const { links: sent, receipts, trip, browser, ...claim } = await sendToTwo(product)
  const other = await newTraveller(product)
  await browser.call(`DELETE /api/trips/${trip.id}`)
  const busy = await addTrip(product, claim.userId, { name: 'Busy', status: 'active' })
  const [cafe, taxi] = receipts.map(({ id }) => id)
  const fields = {
    comment: 'Please add the project',
    [`remark-${taxi}`]: 'Who was in the taxi?',
    [`remark-${cafe}`]: ' ',
    'remark-999999': 'Of another claim',
  }
  await post(product, `${sent.carol}/send-back`, fields)
  const all = (await browser.call('GET /api/trips/all')).json()
  expect(all).toMatchObject([
    { id: busy.id, status: 'active', claimState: null },
    { id: trip.id, status: 'inactive', claimState: 'sent-back', endDate: null },
  ])
  const { text } = await product.smtp.take(claim.email, `Sent back: Expense report: ${trip.name}`)
  expect(text).toContain('The whole claim: Please add the project\n')
  expect(text).toContain('Taxi Berlin, Mar 2, 2026: Who was in the taxi?')
  const told = await product.smtp.take(dan, `Sent back: Expense report: ${trip.name}`)
  expect(told.text).toContain('Please do not pay it as it is.')
  expect((await open(sent.dan)).body).toContain('It was sent back by Carol Smith on ')

  const { remarks } = await conversationOf({ browser, trip })
  expect(remarks).toMatchObject([
    { receiptId: null, vendor: null, comment: 'Please add the project', reply: null },
    { receiptId: taxi, vendor: 'Taxi Berlin', version: 1, name: 'Carol Smith' },
  ])
  const reply = (who: TestClient, words: string) =>
    who.call(`POST /api/remarks/${remarks[1].id}/reply`, { reply: words })
  expect((await reply(other.browser, 'Mine')).statusCode).toBe(404)
  expect((await reply(browser, ' ')).statusCode).toBe(400)
  expect((await reply(browser, 'Me')).json()).toMatchObject({ reply: 'Me' })
  expect((await reply(browser, 'Me & Bob')).json()).toMatchObject({ reply: 'Me & Bob' })
  await product.db.execute(sql`update receipts set notes = 'Me and Bob' where id = ${taxi}`)
  const next = await claim.resend()
  const page = (await open(next.links.carol)).body
  expect(page).toContain('<h2 id="asked">You asked</h2>')
  expect(page).toContain('Changed: notes')
  expect(page).toContain('Me &amp; Bob')
  expect(page).toContain('Version 1 · ')
  expect((await open(`${next.links.carol}/approve`)).body).toContain('value="Carol Smith"')
  expect((await reply(browser, 'Late')).statusCode).toBe(409)
  const shared = await open(pathOf(next.download.claim))
  expect(shared.body).toContain('<h2 id="asked">Finance asked</h2>')
  expect(shared.body).not.toContain(dan)
  const { url } = (await browser.call('POST /api/auth/data-download', { password })).json()
  const files = await unzip((await browser.call(`GET ${url}`)).rawPayload)
  expect(JSON.parse(files['answers.json'] ?? '')).toMatchObject({
    answers: [{ kind: 'sent-back', tripId: trip.id }],
    remarks: [{ comment: 'Please add the project' }, { reply: 'Me & Bob' }],
  })
})

const long = 'x'.repeat(2001)
test.each([
  ['approve', { name: ' ' }, 'Please type your name', 'name'],
  ['approve', { name: 'x'.repeat(121) }, 'Please use at most 120 characters', 'name'],
  ['approve', { comment: long }, 'Please use at most 2,000 characters', 'comment'],
  ['send-back', {}, 'Please write what to change', 'comment'],
  ['send-back', { comment: long }, 'Please use at most 2,000 characters', 'comment'],
  ['mark-paid', {}, 'Please enter the day of the payment', 'paidOn'],
  ['mark-paid', { paidOn: '2026-02-30' }, 'Please enter the day of the payment', 'paidOn'],
  ['mark-paid', { paidOn: '2099-01-01' }, 'cannot be in the future', 'paidOn'],
  ['mark-paid', { paidOn: '2026-01-01', reference: 'x'.repeat(141) }, 'at most 140', 'reference'],
])('%s with %o: %s', async (action, fields: Record<string, string>, message, field) => {
  limited ??= sendToTwo(product)
  const claim = await limited
  if (action === 'mark-paid') await post(product, `${claim.links.carol}/approve`)
  const { statusCode, body } = await post(product, `${claim.links.dan}/${action}`, fields)
  expect(statusCode).toBe(422)
  expect(body).toContain('<title>Please check: ')
  expect(body).toContain(`id="${field}-error">${message}`.slice(0, field.length + 12))
  expect(body).toContain(message)
  expect(body).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"`))
})
let limited: Promise<SentClaim> | undefined

test('60 answers an hour by a link, and a form of at most 256 kB', async () => {
  const { links: sent } = await sendToTwo(product)
  const { statusCode, body } = await post(product, `${sent.carol}/send-back`, {
    comment: 'x'.repeat(300_000),
  })
  expect([statusCode, body]).toEqual([413, expect.stringContaining('That is too much text')])
  await post(product, `${sent.carol}/approve`)
  await product.db.execute(sql`update rate_limits set count = 60 where key like 'answer:%'`)
  const late = await post(product, `${sent.carol}/mark-paid`, { paidOn: '2026-11-01' })
  expect([late.statusCode, late.body]).toEqual([429, expect.stringContaining('Too many answers')])
  expect((await post(product, `${sent.dan}/approve`)).statusCode).toBe(200)
})

test('of a thousand receipts any can be remarked on, page by page, up to 50 kB', async () => {
  const { browser, userId, trip } = await newTrip(product, { name: 'Thousand' })
  const first = await addReceipt(product, trip, { vendor: 'First', date: '2026-01-01' })
  await product.db.execute(sql`insert into receipts (user_id, trip_id, vendor, date, amount_minor, currency, category)
    select ${userId}, ${trip.id}, 'Shop ' || n, '2026-03-02', 100, 'EUR', 'food' from generate_series(1, 999) as n`)
  await finalize(browser, trip.id, { email: carol, includeImages: false })
  const { text } = await product.smtp.take(carol, 'Thousand')
  const path = `${pathOf(/Open the claim: (\S+)/.exec(text)?.[1] ?? '')}/send-back`
  const form = (await open(path)).body
  expect(form).toContain('Page 1 of 10, 1,000 receipts.')
  expect(form.match(/<textarea id="remark-/g)).toHaveLength(100)
  const typed = { step: 'page-10', [`remark-${first.id}`]: 'Why?' }
  const last = (await post(product, path, typed)).body
  expect(last).toContain(`<input type="hidden" name="remark-${first.id}" value="Why?">`)
  expect(last).toContain('1 remark on other pages')
  const ids = [...last.matchAll(/<textarea id="remark-(\d+)"/g)].map(([, id]) => id)
  const many = Object.fromEntries(ids.map((id) => [`remark-${id}`, 'x'.repeat(600)]))
  const tooMuch = await post(product, path, { ...typed, ...many, step: 'done' })
  expect(tooMuch.body).toContain('please use at most 50 kB')
  const remarks = { [`remark-${first.id}`]: 'Why?', [`remark-${ids.at(-1)}`]: 'And this?' }
  const confirm = (await post(product, path, { step: 'confirm', ...remarks })).body
  expect(confirm.indexOf('First, Jan 1, 2026')).toBeLessThan(confirm.indexOf('And this?'))
  const wrong = { step: 'confirm', page: '3', [`remark-${ids.at(-1)}`]: long }
  const checked = (await post(product, path, wrong)).body
  expect(checked).toContain('Page 10 of 10')
  expect(checked).toContain(`id="remark-${ids.at(-1)}-error"`)
  await post(product, path, remarks)
  expect((await conversationOf({ browser, trip })).remarks).toHaveLength(2)
})

test('a reminder from the seventh day, with new links for all, and what is outstanding', async () => {
  const { links: sent, browser, trip } = await sendToTwo(product)
  const remind = () => browser.call(`POST /api/trips/${trip.id}/remind`)
  const outstanding = async () => (await browser.call('GET /api/claims/outstanding')).json().totals
  expect(await outstanding()).toEqual([{ currency: 'EUR', total: '22.70', claims: 1 }])
  expect((await remind()).json().message).toContain('A reminder can be sent from then on.')
  await makeOld(product, trip.id)
  const { remindFrom } = await conversationOf({ browser, trip })
  expect(Math.round((Date.now() - Date.parse(remindFrom)) / day)).toBe(1)
  expect((await remind()).json().email.message).toBe(`Report sent to ${carol}, ${dan}`)
  expect((await remind()).statusCode).toBe(409)
  for (const to of [carol, dan]) {
    const { text } = await product.smtp.take(to, `Reminder: Expense report: ${trip.name}`)
    const link = pathOf(/Open the claim: (\S+)/.exec(text)?.[1] ?? '')
    expect([sent.carol, sent.dan]).not.toContain(link)
    expect((await post(product, `${link}/approve`, { name: to })).statusCode).toBe(200)
  }
  await browser.call(`DELETE /api/trips/${trip.id}`)
  expect(await outstanding()).toEqual([{ currency: 'EUR', total: '22.70', claims: 1 }])
  await post(product, `${sent.dan}/mark-paid`, { paidOn: '2026-11-01' })
  expect(await outstanding()).toEqual([])
})

test('the traveller can mark a claim as paid, also one from before finance could answer', async () => {
  const { browser, trip, download } = await sendToTwo(product)
  await product.db.execute(
    sql`delete from claim_recipients using finalizations f where f.id = finalization_id and trip_id = ${trip.id}`,
  )
  const confirm = (paidOn: string) =>
    browser.call(`POST /api/trips/${trip.id}/confirm-payment`, { paidOn })
  const outstanding = async () => (await browser.call('GET /api/claims/outstanding')).json().totals
  expect(await outstanding()).toMatchObject([{ total: '22.70', claims: 1 }])
  expect((await confirm('2099-01-01')).json().message).toContain('cannot be in the future')
  expect((await confirm('2026-11-01')).json()).toMatchObject({
    state: 'paid',
    answers: [{ kind: 'paid', name: 'the traveller', address: '', paidOn: '2026-11-01' }],
  })
  expect(await outstanding()).toEqual([])
  expect((await open(pathOf(download.claim))).body).toContain('by <bdi>the traveller</bdi>')
})

function open(url: string) {
  return product.app.inject(url)
}

function pathOf(link: string) {
  return new URL(link).pathname
}

async function conversationOf({
  browser,
  trip,
}: Pick<SentClaim, 'browser'> & { trip: { id: number } }) {
  return (await browser.call(`GET /api/trips/${trip.id}/conversation`)).json()
}
