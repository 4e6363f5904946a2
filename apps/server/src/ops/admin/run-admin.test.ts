import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { changeArchive } from '@quittance/test-support/change-archive'
import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { createSealedClaim, packClaim } from '@quittance/test-support/sealed-claim'
import { asc, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Secrets, seal } from '#accounts/seal.ts'
import { countUnreadable } from '#accounts/second-step/reseal.ts'
import { adminActions, sealKeys } from '#db/schema.ts'
import { readSettings } from '#settings.ts'
import { StartupError } from '#startup-error.ts'
import { password, signUp } from '#test/accounts.ts'
import { answerOf, createTestApp, type TestApp, testSecret } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { tierOf } from '#test/payments.ts'
import { codeOf, setUpSecondStep } from '#test/second-step.ts'
import { addTrip, newTraveller } from '#test/trips.ts'
import { runAdmin } from './run-admin.ts'

let product: TestApp
let secrets: Secrets
beforeEach(async () => {
  product = await createTestApp()
  secrets = { secret: testSecret }
})

const by = userInfo().username

function admin(...args: string[]) {
  const { publicUrl, signUpMode } = readSettings({})
  const openSecrets = async () => secrets
  return runAdmin({ db: product.db, by, openSecrets, publicUrl, signUpMode }, args)
}

function actions() {
  return product.db.select().from(adminActions).orderBy(asc(adminActions.id))
}

test('premium is granted until the end of a day, shown, revoked, and written down', async () => {
  const { browser, email, userId } = await newTraveller(product)
  const upper = email.toUpperCase()
  expect(await admin('grant-premium', upper, '--until', '2100-01-31')).toBe(
    `${email} has premium access until the end of 2100-01-31 (UTC).`,
  )
  expect(await tierOf(browser)).toBe('premium')
  const details = (await browser.call('GET /api/subscription/details')).json()
  expect(details.currentPeriodEnd).toBe(Date.parse('2100-01-31T23:59:59Z') / 1000)

  expect(await admin('revoke-premium', email)).toBe(`${email} no longer has granted access.`)
  expect(await tierOf(browser)).toBe('free')
  expect(await admin('revoke-premium', email)).toContain('nothing was changed')

  const until = new Date('2100-01-31T23:59:59Z')
  const common = { id: expect.any(Number), at: expect.any(Date), userId, email, until, by }
  expect(await actions()).toEqual([
    { ...common, action: 'grant-premium' },
    { ...common, action: 'revoke-premium' },
  ])
})

test('today can still be granted; a later grant replaces an earlier one', async () => {
  const { email, browser } = await newTraveller(product)
  await admin('grant-premium', email, '--until', new Date().toISOString().slice(0, 10))
  await admin('grant-premium', email, '--until', '2099-12-31')
  const details = (await browser.call('GET /api/subscription/details')).json()
  expect(details.currentPeriodEnd).toBe(Date.parse('2099-12-31T23:59:59Z') / 1000)
})

test('the accounts are listed, a line for each', async () => {
  const first = await newTraveller(product)
  await addTrip(product, first.userId)
  await admin('grant-premium', first.email, '--until', '2100-01-31')
  const second = await signUp(product)
  const today = expect.stringMatching(/since \d{4}-\d\d-\d\d$/)
  const lines = (await admin('list-users')).split('\n')
  expect(lines).toEqual([today, today, '2 accounts.'])
  expect(lines[0]).toContain(`${first.email}  premium, granted until 2100-01-31  1 trip  since`)
  expect(lines[1]).toContain(`${second.email} (not verified)  free  0 trips  since`)
  expect((await actions()).at(-1)).toMatchObject({ action: 'list-users', email: null, by })
})

test.each(fixtureRows<[string, string]>('texts/wrong-admin-commands'))(
  '"%s" is refused in one clear line, and nothing is changed',
  async (command, text) => {
    const { email, browser } = await newTraveller(product)
    const args = command.split(' ').filter(Boolean)
    const attempt = admin(...args.map((arg) => (arg === '*' ? email : arg)))
    await expect(attempt).rejects.toThrow(StartupError)
    const line = await attempt.catch(({ message }: Error) => message)
    expect(line).toContain(text)
    expect(line).not.toContain('\n')
    expect(await tierOf(browser)).toBe('free')
    expect(await actions()).toEqual([])
  },
)

test('events are listed for everyone or for one account, with what an administrator did', async () => {
  const { browser, email } = await signUp(product)
  const other = await signUp(product)
  await admin('grant-premium', email, '--until', '2100-01-31')
  await other.browser.call('DELETE /api/auth/user', { password })

  const all = await admin('events')
  expect(all.split('\n').map((line) => line.replace(/^\S+Z {2}/, ''))).toEqual([
    expect.stringMatching(
      /^account-deleted {2}account \d+, deleted {2}127\.0\.0\.1, Unknown device$/,
    ),
    `premium-granted  ${email}  an administrator`,
    expect.stringMatching(/^sign-up {2}account \d+, deleted {2}/),
    `sign-up  ${email}  127.0.0.1, Unknown device`,
    '4 events in 180 days.',
  ])
  expect(await admin('events', email)).toMatch(
    /premium-granted[^]*sign-up[^]*\n2 events in 180 days\.$/,
  )
  const shown = (await browser.call('GET /api/auth/events')).json()
  expect(shown[0]).toMatchObject({ kind: 'premium-granted', address: null })
  await expect(admin('events', 'nobody@example.com')).rejects.toThrow('There is no account')
})

test('resetting removes the second step of a user who lost phone and recovery codes', async () => {
  const { browser, email } = await signUp(product)
  expect(await admin('reset-second-step', email)).toContain('nothing was changed')
  await setUpSecondStep(browser)
  expect(await admin('reset-second-step', email)).toContain('no longer asked')
  const login = await product.client().call('POST /api/auth/login', { email, password })
  expect(login.statusCode).toBe(200)
})

test('an administrator is made, removed, and written down; an address is invited', async () => {
  const { browser, email } = await signUp(product)
  const isAdmin = async () => (await browser.call('GET /api/auth/user')).json().isAdmin
  expect(await admin('make-admin', email)).toBe(`${email} is an administrator now.`)
  expect(await isAdmin()).toBe(true)
  expect(await admin('make-admin', email)).toContain('already; nothing was changed')
  expect(await admin('remove-admin', email)).toBe(`${email} is not an administrator now.`)
  expect(await isAdmin()).toBe(false)
  const events = (await browser.call('GET /api/auth/events')).json()
  expect(events).toMatchObject([{ kind: 'admin-removed' }, { kind: 'admin-made' }, {}])

  const link = (await admin('invite', 'new@example.com')).split(' ').at(-1)
  void product.mailer.flush()
  const mail = await product.smtp.take('new@example.com', 'Your invitation to Quittance')
  expect(mail.text).toContain(link)
  expect((await actions()).map(({ action }) => action)).toEqual([
    'make-admin',
    'remove-admin',
    'invite',
  ])
})

const newSecret = 'another secret of at least 32 characters'

test('Hole 24: a replaced secret opens what the earlier one sealed, and rotate-secret makes that one unnecessary', async () => {
  const { browser, email } = await signUp(product)
  const { secret } = await setUpSecondStep(browser)
  secrets = { secret: newSecret, previousSecret: testSecret }
  const both = await loginTo(secrets, email, codeOf(secret, 1))
  expect(both.statusCode).toBe(200)

  expect(await countUnreadable(product.db, { secret: newSecret })).toBe(1)
  expect(await admin('rotate-secret')).toMatch(
    /sealed with the new secret: 1\. Claims are sealed with a new key from now on\. Remove .* in 30 days/,
  )
  expect(await admin('rotate-secret')).toMatch(/sealed with the new secret: 0\./)
  expect((await actions()).at(-1)).toMatchObject({ action: 'rotate-secret', by })
  expect(await countUnreadable(product.db, { secret: newSecret })).toBe(0)
  await product.db.execute(sql`update second_steps set last_step = 0`)
  const alone = await loginTo({ secret: newSecret }, email, codeOf(secret, 1))
  expect(alone.statusCode).toBe(200)
})

test('Hole 24: with a lost secret a code is refused with a word about recovery codes, which work', async () => {
  const { browser, email } = await signUp(product)
  const { secret, recoveryCodes } = await setUpSecondStep(browser)
  secrets = { secret: newSecret, previousSecret: 'a third secret of at least 32 characters' }
  const refused = await answerOf(loginTo(secrets, email, codeOf(secret, 1)), 401)
  expect(refused.message).toContain('Use a recovery code')
  expect(await admin('rotate-secret')).toContain('Opened by neither secret: 1;')
  expect((await loginTo(secrets, email, recoveryCodes[0])).statusCode).toBe(200)
})

test('Hole 24: an app that was not connected yet when the secret was lost is set up anew', async () => {
  const { browser } = await signUp(product)
  const { secret } = (await browser.call('POST /api/auth/second-step/setup', { password })).json()
  await product.db.execute(sql`update second_steps set secret = ${seal(newSecret, secret)}`)
  const on = await browser.call('POST /api/auth/second-step', { code: codeOf(secret) })
  expect(on.json()).toMatchObject({ code: 'WRONG_STATE' })
})

/** On a server with these secrets and the same database. */
async function loginTo(others: Secrets, email: string, code: string | undefined) {
  const server = await createTestApp({ ...others, db: product.db })
  return server.client().call('POST /api/auth/login', { email, password, code })
}

test('a zip is verified with the keys of this server; problems fail the command', async () => {
  const folder = await newFolder()
  const claim = createSealedClaim()
  const { keyId, publicKey } = claim.record.seal
  const path = join(folder, 'claim.zip')
  await writeFile(path, packClaim(claim))
  await expect(admin('verify', path)).rejects.toThrow('The seal is by a key that is not known here')

  await product.db.insert(sealKeys).values({ id: keyId, publicKey })
  const said = await admin('verify', path)
  expect(said).toContain('Nothing was changed')
  expect(said).toContain(`Key ${keyId}, a key of this server`)
  expect(said).toContain('Receipt 1 · Café Nero · 4.20 GBP (2 changes)')
  expect(said).toContain('Photographed in the app')
  expect(said).toContain('amount: 42.00 → 4.20')

  for (let number = 0; number < 30; number += 1) {
    const { zip, expected } = changeArchive(claim, number)
    await writeFile(path, zip)
    await expect(admin('verify', path)).rejects.toThrow(toldAs(expected))
  }
  await expect(admin('verify', join(folder, 'none.zip'))).rejects.toThrow('cannot be opened')
})

/** Problems are listed with a dash. */
function toldAs({ source, flags }: RegExp) {
  return new RegExp(source.replace('^', '^- '), flags)
}
