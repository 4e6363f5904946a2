import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { describe, expect, test } from 'vitest'
import { problemOf } from '#test/settings.ts'
import { readSettings } from './settings.ts'

const smtp = { SMTP_URL: 'smtp://mail.example.com' }

test('needs nothing: everything has a default, and production listens on every interface', () => {
  expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 3000, isProduction: false })
  expect(readSettings({ PORT: '4000' }).publicUrl.origin).toBe('http://localhost:4000')
  expect(readSettings({ PORT: ' ' }).port).toBe(3000)
  expect(readSettings({ NODE_ENV: 'production', ...smtp }).host).toBe('0.0.0.0')
})

test('the connection pool is sized by CPU cores, or as set', () => {
  const byItself = readSettings({}).databasePool
  expect(byItself).toBeGreaterThanOrEqual(5)
  expect(byItself).toBeLessThanOrEqual(10)
  expect(readSettings({ DATABASE_POOL: '3' }).databasePool).toBe(3)
})

test('the reader takes its share of the machine, or as set', () => {
  const byItself = readSettings({}).reader
  expect(byItself).toMatchObject({ workers: expect.any(Number), threads: expect.any(Number) })
  const chosen = readSettings({ READER_WORKERS: '3', READER_THREADS: '1' }).reader
  expect(chosen).toEqual({ engine: 'local', workers: 3, threads: 1 })
})

test.each(fixtureRows<[string, string]>('texts/wrong-settings'))(
  '%s=%s stops the start with one line that names it',
  (name, value) => {
    const message = problemOf({ [name]: value })
    expect(message).toContain(name)
    expect(message).not.toContain('\n')
  },
)

test('the message never repeats a secret or a URL, which may contain a password', () => {
  expect(problemOf({ DATABASE_URL: 'mysql://user:hunter2@db/x' })).not.toContain('hunter2')
  expect(problemOf({ SESSION_SECRET: 'hunter2' })).not.toContain('hunter2')
  expect(problemOf({ METRICS_TOKEN: 'hunter2' })).not.toContain('hunter2')
})

const s3 = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'receipts',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hunter2',
}
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_hunter2',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
  STRIPE_PRICE_ID: 'price_1',
}

test('an S3 store and payments are used when all of their settings are there', () => {
  expect(readSettings({}).s3).toBeUndefined()
  expect(readSettings({}).stripe).toBeUndefined()
  const set = readSettings({ ...s3, ...stripe })
  expect({ s3: set.s3, stripe: set.stripe }).toEqual({
    s3: {
      endpoint: 'https://s3.example.com',
      bucket: 'receipts',
      region: 'eu-central-1',
      accessKeyId: 'key',
      secretAccessKey: 'hunter2',
    },
    stripe: {
      secretKey: 'sk_test_hunter2',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_hunter2',
      priceId: 'price_1',
      apiBase: undefined,
    },
  })
})

test.each([
  ...Object.keys(s3).map((name) => [name, s3] as const),
  ...Object.keys(stripe).map((name) => [name, stripe] as const),
])('without %s the others stop the start', (name, all) => {
  const message = problemOf({ ...all, [name]: '' })
  expect(message).toContain(`${name} is not set`)
  expect(message).not.toMatch(/hunter2|\n/)
})

test('a secret key in the wrong place is refused and not repeated', () => {
  for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICE_ID', 'STRIPE_WEBHOOK_SECRET']) {
    const message = problemOf({ ...stripe, [name]: 'sk_test_hunter2' })
    expect(message).toContain(`${name} must start with`)
    expect(message).not.toContain('hunter2')
  }
})

test('the free plan is 3 trips and 7 days unless set otherwise', () => {
  expect(readSettings({}).plan).toEqual({ freeTripLimit: 3, trialDays: 7 })
  const set = readSettings({ FREE_TRIP_LIMIT: '0', TRIAL_DAYS: '30' })
  expect(set.plan).toEqual({ freeTripLimit: 0, trialDays: 30 })
})

test.each([
  [{ READER: 'anthropic', READER_MODEL: 'x' }, 'READER_API_KEY'],
  [{ READER: 'openai-compatible', READER_MODEL: 'x' }, 'READER_BASE_URL'],
  [{ READER: 'google', READER_API_KEY: 'x' }, 'READER_MODEL'],
  [{ READER: 'tesseract' }, 'READER'],
])('%o stops the start and names what is missing', (env, missing) => {
  expect(problemOf(env)).toContain(missing)
})

describe('without SMTP_URL', () => {
  test.each([
    ['production', { NODE_ENV: 'production' }],
    ['a public address', { PUBLIC_URL: 'https://claims.example.com' }],
    ['an open HOST', { HOST: '0.0.0.0' }],
    ['a network HOST', { HOST: '192.168.1.5' }],
  ])('%s requires it', (_name, env) => {
    expect(problemOf(env)).toContain('SMTP_URL')
    expect(() => readSettings({ ...env, ...smtp })).not.toThrow()
  })

  test.each(['127.0.0.1', 'localhost', '::1'])('HOST=%s does without', (HOST) => {
    expect(() => readSettings({ HOST })).not.toThrow()
  })
})
