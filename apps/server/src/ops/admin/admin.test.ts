import { adminEndpoints } from '@quittance/contract/admin'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { adminActions, outbox, users } from '#db/schema.ts'
import { newEmail, password, signUp, signUpVerified } from '#test/accounts.ts'
import { createTestApp, type TestClient, useTestApp } from '#test/app.ts'
import { codeOf, setUpSecondStep } from '#test/second-step.ts'

const product = await useTestApp()
const { db } = product
const admin = await signUpAdmin()
const { browser: page } = admin

async function signUpAdmin() {
  const account = await signUp(product)
  await db.update(users).set({ isAdmin: true }).where(eq(users.email, account.email))
  return account
}

/** The only one in the outbox. */
async function addFailedMail() {
  await db.delete(outbox)
  const message = { to: 'finance@example.com', subject: 'Secret trip', text: '', html: '' }
  const nextAttemptAt = sql`now() + interval '1 hour'`
  const failed = { message, attempts: 3, lastError: '550 no such user', nextAttemptAt }
  const [mail] = await db.insert(outbox).values(failed).returning()
  return mail?.id ?? 0
}

const bodies: Partial<Record<keyof typeof adminEndpoints, object>> = {
  'POST /api/admin/second-step': { code: '123456' },
  'POST /api/admin/users/:id/grant': { until: '2098-01-31' },
  'POST /api/admin/invitations': { email: 'invited@example.com' },
  'POST /api/admin/invitations/withdraw': { email: 'Invited@example.com' },
}

test.each(Object.keys(adminEndpoints) as (keyof typeof adminEndpoints)[])(
  '%s is not there for visitors and users, and asks an administrator for the second step',
  async (name) => {
    const user = await signUp(product)
    const { id: userId } = (await user.browser.call('GET /api/auth/user')).json()
    const id = name.includes('mails') ? await addFailedMail() : userId
    const send = (browser: TestClient, over: object | undefined = bodies[name]) =>
      browser.call(name.replace(':id', `${id}`), over)
    const unknown = await user.browser.call(name.replace('admin', 'unknown'), bodies[name])
    for (const browser of [user.browser, product.client()]) {
      for (const response of [await send(browser), await send(browser, { code: 1, until: 1 })]) {
        expect([response.statusCode, response.body]).toEqual([404, unknown.body])
      }
    }
    const careful = await signUpAdmin()
    await setUpSecondStep(careful.browser)
    await db.execute(sql`update sessions set second_step_at = now() - interval '61 minutes'`)
    const isOpen = name.endsWith('second-step')
    const code = isOpen ? 'WRONG_SECOND_STEP' : 'SECOND_STEP_REQUIRED'
    expect((await send(careful.browser)).json()).toMatchObject({ code })
    expect((await send(page)).statusCode).toBe(200)
  },
)

test('the code of the second step opens the page for this session', async () => {
  const { browser } = await signUpAdmin()
  const { secret } = await setUpSecondStep(browser)
  await db.execute(sql`update sessions set second_step_at = null`)
  expect((await browser.call('GET /api/admin/server')).statusCode).toBe(401)
  await browser.call('POST /api/admin/second-step', { code: codeOf(secret, 1) })
  expect((await browser.call('GET /api/admin/server')).statusCode).toBe(200)
})

test('users are found, granted Pro and signed out, and each change is recorded', async () => {
  const { browser, email } = await signUpVerified(product)
  const find = async (query: string) => (await page.call(`GET /api/admin/users?${query}`)).json()
  const one = `search=${encodeURIComponent(email.toUpperCase())}`
  const [found] = await find(one)
  const { id } = found
  expect(found).toMatchObject({ email, plan: 'trial', receipts: 0, usedBytes: 0, isAdmin: false })
  for (const other of ['search=%25_', `${one}&granted=true`, `${one}&before=${id}`])
    expect(await find(other)).toEqual([])

  const grant = async (until: string | null) =>
    (await page.call(`POST /api/admin/users/${id}/grant`, { until })).json().message
  expect(await grant('2020-01-31')).toBe('Please choose a day in the future.')
  expect(await grant('2098-01-31')).toBe('Pro granted')
  const granted = { plan: 'granted', planUntil: '2098-01-31T23:59:59.000Z' }
  expect(await find(`${one}&granted=true`)).toMatchObject([granted])
  expect(await grant(null)).toBe('Granted Pro ended')
  expect(await grant(null)).toBe('This account has no granted Pro.')
  await page.call(`POST /api/admin/users/${id}/sign-out`)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)
  const gone = await page.call('POST /api/admin/users/2147483647/sign-out')
  expect(gone.json().message).toBe('This account was deleted.')

  const taken = await page.call('POST /api/admin/invitations', { email })
  expect(taken.json()).toMatchObject({ code: 'EMAIL_TAKEN' })

  const events = (await page.call(`GET /api/admin/events?${one}`)).json()
  const kinds = ['signed-out', 'premium-revoked', 'premium-granted', 'sign-up']
  expect(events).toMatchObject(kinds.map((kind) => ({ kind, email })))
  const actions = await db
    .select({ action: adminActions.action, by: adminActions.by })
    .from(adminActions)
    .where(eq(adminActions.userId, id))
    .orderBy(asc(adminActions.id))
  const done = ['grant-premium', 'revoke-premium', 'sign-out']
  expect(actions).toEqual(done.map((action) => ({ action, by: admin.email })))
})

test('a failed mail is shown without its contents and sent again, unless it is being sent', async () => {
  const id = await addFailedMail()
  const response = await page.call('GET /api/admin/server')
  const { mails, facts } = response.json()
  const failed = { id, to: 'finance@example.com', lastError: '550 no such user' }
  expect(mails[0]).toMatchObject(failed)
  expect(response.body).not.toContain('Secret')
  expect(facts[0]).toEqual({ name: 'Database', text: expect.stringMatching(/^\d+ MB$/) })
  expect(facts.at(-1)).toEqual({ name: 'Last migration', text: expect.stringMatching(/^\d{4}_/) })

  await db.update(outbox).set({ lastError: null })
  expect((await page.call(`POST /api/admin/mails/${id}/retry`)).statusCode).toBe(404)
  await db.update(outbox).set({ lastError: '550 no such user' })
  await page.call(`POST /api/admin/mails/${id}/retry`)
  await product.smtp.take('finance@example.com', 'Secret trip')
  expect((await page.call('GET /api/auth/events')).json()[0].kind).toBe('mail-retried')
})

const need = 'You need an invitation to sign up here. Ask the people who run this server.'
const used = 'This invitation was used or has expired. Ask for a new one.'
const other = 'This invitation is for another address. Sign up with the one it was sent to.'
const closed = 'New accounts cannot be created here.'
test.each([
  ['open', 'missing', undefined, undefined],
  ['open', 'expired', undefined, undefined],
  ['invited', 'missing', need, need],
  ['invited', 'valid', undefined, used],
  ['invited', 'expired', used, used],
  ['invited', 'replaced', used, used],
  ['invited', 'withdrawn', used, used],
  ['invited', "someone else's", other, other],
  ['closed', 'valid', closed, closed],
])('SIGN_UP=%s, invitation %s: %s; used again: %s', async (mode, way, first, second) => {
  const app = await createTestApp({ env: { SIGN_UP: mode }, db })
  const email = newEmail()
  const invitee = way.startsWith('someone') ? newEmail() : email
  const invite = () => page.call('POST /api/admin/invitations', { email: invitee })
  const { url } = (await invite()).json()
  const mail = await product.smtp.take(invitee, 'Your invitation to Quittance')
  expect(mail.text).toContain(url)
  const { invitations } = (await page.call('GET /api/admin/server')).json()
  expect(invitations[0]).toMatchObject({ email: invitee })
  if (way === 'expired') await db.execute(sql`update invitations set expires_at = now()`)
  if (way === 'replaced') await Promise.all([invite(), invite()])
  if (way === 'withdrawn')
    await page.call('POST /api/admin/invitations/withdraw', { email: invitee })
  const token = new URL(url).searchParams.get('invitation')
  const register = async (address: string) => {
    const invitation = way === 'missing' ? undefined : token
    const body = { email: address, password, invitation }
    const response = await app.client().call('POST /api/auth/register', body)
    return response.statusCode === 201 ? undefined : response.json().message
  }
  expect(await register(email.toUpperCase())).toBe(first)
  expect(await register(newEmail())).toBe(second)
  expect((await app.client().call('GET /api/config')).json().signUp).toBe(mode)
  await app.close()
})
