import { type AddressParts, addressOf } from '@quittance/contract/address'
import { documentUploads } from '@quittance/contract/documents'
import type { Endpoint } from '@quittance/contract/endpoint'
import { receiptUploads } from '@quittance/contract/receipts'
import { createChance } from '@quittance/test-support/receipts/chance'
import {
  type StripeStandIn,
  startStripe,
} from '@quittance/test-support/stripe-stand-in/stripe-stand-in'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { createStripePayments } from '#billing/stripe.ts'
import { readSettings } from '#settings.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { billPages, pdfOf } from '#test/documents.ts'
import { photo } from '#test/images.ts'
import { broken, fitting, type Likely, schemaOf } from '#test/random-input.ts'
import { newWorld } from '#test/random-world.ts'
import { formOf } from '#test/receipts.ts'

/** Another seed sends other calls: `FUZZ_SEED=7 TEST_ALL=1 npx vitest run random-calls`. */
const seed = Number(process.env.FUZZ_SEED ?? 1)
const chance = createChance(seed)
const callsEach = { fitting: 10, broken: 12, signedOut: 2 }

type Call = Pick<Endpoint, 'params' | 'query' | 'body'> & {
  fields?: z.ZodType
  response?: z.ZodType
}

let stripe: StripeStandIn
let product: TestApp
let bill: Buffer
let picture: Buffer
beforeAll(async () => {
  stripe = await startStripe()
  const { stripe: keys } = readSettings(stripe.env)
  if (!keys) throw new Error('The stand-in names no settings.')
  product = await createTestApp({
    payments: createStripePayments(keys, pino({ level: 'silent' }), 20_000),
    env: {
      INBOUND_MAIL_DOMAIN: 'in.example.com',
      INBOUND_SMTP_PORT: '2525',
      SALES_EMAIL: 'sales@example.com',
    },
  })
  bill = await pdfOf(billPages(3))
  picture = await photo().jpeg().toBuffer()
})
afterAll(async () => {
  await product.close()
  await stripe.close()
})

test('random calls, signed in or not, never fail on the server, and responses match the contract', {
  timeout: 300_000,
}, async () => {
  const wrong: string[] = []
  const succeeded = new Set<string>()
  for (const [name, call] of everyCall()) {
    let world = await newWorld(product, name, bill)
    for (const kind of kindsOfCall()) {
      const sent = await requestFor(name, call, world.likely, kind)
      const browser = kind === 'signedOut' ? product.client() : world.browser
      const answer = await browser.call(`${name.split(' ')[0]} ${sent.address}`, undefined, sent)
      const { statusCode: status, body } = answer
      const isSuccess = status < 300
      if (isSuccess) succeeded.add(name)
      const isAsAgreed = !isSuccess || (call.response?.safeParse(answer.json()).success ?? true)
      if (status >= 500 || !isAsAgreed)
        wrong.push(
          `seed ${seed}: ${name} ${sent.address} ${String(sent.payload).slice(0, 1000)} -> ${status} ${body.slice(0, 300)}`,
        )
      if (kind !== 'signedOut' && (status === 401 || status === 429))
        world = await newWorld(product, name, bill)
    }
  }
  expect(wrong).toEqual([])
  // Calls that validation always refuses would show nothing.
  expect(succeeded.size).toBeGreaterThan(55)
})

/** Every call of the contract; forms and files are not in its tables. */
function everyCall(): [string, Call][] {
  const uploads: ({ method: string; path: string } & Call)[] = [
    ...Object.values(receiptUploads),
    ...Object.values(documentUploads),
  ]
  return [
    ...[...product.app.ownCalls].map(([name, { endpoint }]): [string, Call] => [name, endpoint]),
    ...uploads.map((call): [string, Call] => [`${call.method} ${call.path}`, call]),
  ]
}

function kindsOfCall() {
  return Object.entries(callsEach).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind as keyof typeof callsEach),
  )
}

async function requestFor(name: string, call: Call, likely: Likely, kind: keyof typeof callsEach) {
  const make = (schema?: z.ZodType) => {
    if (!schema) return undefined
    const value = fitting(chance, schemaOf(schema), likely)
    return kind === 'broken' && chance.is(0.7) ? broken(chance, value) : value
  }
  const [params, query] = [textsOf(make(call.params)), textsOf(make(call.query))]
  const address = addressOf(name, { params, query })
  const from = { remoteAddress: `10.${chance.whole(0, 255)}.${chance.whole(0, 255)}.1`, address }
  if (call.fields) {
    const [part, bytes] = chance.pick<[string, Buffer]>([
      ['image', picture],
      ['document', bill],
      ['image', Buffer.from(chance.digits(50))],
      ['document', picture],
    ])
    const file = { bytes, name: 'a', type: '' }
    return { ...from, ...(await formOf({ ...textsOf(make(call.fields)), [part]: file })) }
  }
  if (!call.body) return { ...from, payload: undefined }
  const json = JSON.stringify(make(call.body)) ?? ''
  const isCut = kind === 'broken' && chance.is(0.05)
  const payload = isCut ? json.slice(0, json.length / 2) : json
  return { ...from, payload, headers: { 'content-type': 'application/json' } }
}

function textsOf(value: unknown): NonNullable<AddressParts['params']> & Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const text = typeof part === 'string' ? part : (JSON.stringify(part) ?? '')
      return [key, text.slice(0, 4000).toWellFormed()]
    }),
  )
}
