import { describe, expect, test } from 'vitest'
import { answerOf, useTestApp } from '#test/app.ts'
import { addTrip, berlin, newTraveller, newTrip, statusesOf } from '#test/trips.ts'

const changed = { name: 'Bern', startDate: '2026-04-02', currency: 'GBP' }

const product = await useTestApp()

test.each(['active', 'inactive'] as const)('edits a trip that is %s', async (status) => {
  const { browser, id } = await newTrip(product, { status })
  const body = { ...changed, name: ' Bern ', startDate: '2026-04-02T00:00:00.000Z' }
  expect(await answerOf(browser.call(`PUT /api/trips/${id}`, body))).toEqual({
    ...changed,
    id,
    status,
    endDate: null,
    purpose: '',
    project: '',
    paidBy: 'traveller',
    claimState: null,
  })
  expect((await browser.call(`GET /api/trips/${id}`)).json()).toMatchObject(changed)
})

describe('a finalized trip', () => {
  const finalized = { status: 'finalized', startDate: '2026-03-01', endDate: '2026-03-09' } as const
  const same = { name: 'Berlin Q3', startDate: '2026-03-01', currency: 'EUR' }

  test.each([
    ['currency', { currency: 'USD' }],
    ['start date', { startDate: '2026-03-02' }],
  ])(
    'Truth 4: a finalized trip refuses another %s until it is re-opened',
    async (_what, change) => {
      const { browser, id } = await newTrip(product, { ...same, ...finalized, currency: 'EUR' })
      const refused = await browser.call(`PUT /api/trips/${id}`, { ...same, ...change })
      expect(refused.statusCode).toBe(409)
      expect(refused.json().code).toBe('WRONG_STATE')
      expect(refused.json().message).toContain('Re-open the trip first')
      expect((await browser.call(`GET /api/trips/${id}`)).json()).toMatchObject(same)
      await browser.call(`POST /api/trips/${id}/unfinalize`)
      const edited = await browser.call(`PUT /api/trips/${id}`, { ...same, ...change })
      expect(edited.statusCode).toBe(200)
    },
  )

  test('Truth 12: the end date can be changed, but not to a day before the start', async () => {
    const { browser, id } = await newTrip(product, { ...same, ...finalized, currency: 'EUR' })
    const edit = (endDate: string) => browser.call(`PUT /api/trips/${id}`, { ...same, endDate })
    expect((await edit('2026-03-05')).json()).toMatchObject({ ...same, endDate: '2026-03-05' })
    const refused = await answerOf(edit('2026-02-28'), 400)
    expect(refused.message).toBe('The end date cannot be before the start date.')
    expect((await edit('2026-02-30')).statusCode).toBe(400)
    const { endDate } = (await browser.call(`GET /api/trips/${id}`)).json()
    expect(endDate).toBe('2026-03-05')
  })
})

test('Truth 12: a trip in progress has no end date to change', async () => {
  const { browser, id } = await newTrip(product, { status: 'active' })
  const refused = await browser.call(`PUT /api/trips/${id}`, { ...changed, endDate: '2026-04-09' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('Only a finalized trip has an end date. Finalize it first.')
  expect((await browser.call(`GET /api/trips/${id}`)).json()).toMatchObject({ endDate: null })
})

test('an archived trip cannot be edited', async () => {
  const { browser, id } = await newTrip(product, { status: 'archived' })
  expect(await answerOf(browser.call(`PUT /api/trips/${id}`, changed), 409)).toEqual({
    code: 'WRONG_STATE',
    message: 'This trip is archived and cannot be edited.',
  })
  expect((await browser.call(`GET /api/trips/${id}`)).json()).toMatchObject(berlin)
})

test.each([
  ['a blank name', { ...changed, name: '  ' }, 'Trip name is required'],
  ['no name', { ...changed, name: undefined }, 'Trip name is required'],
  ['no start date', { ...changed, startDate: undefined }, 'Please enter a valid date'],
  ['no currency', { ...changed, currency: undefined }, 'Please select a currency'],
  ['nothing at all', {}, 'Trip name is required'],
  ['another status', { status: 'archived' }, "A trip's status can only be set to active"],
  ['another status with an edit', { ...changed, status: 'finalized' }, "A trip's status"],
])('refuses %s', async (_name, body, message) => {
  const { browser, trip } = await newTrip(product)
  const response = await answerOf(browser.call(`PUT /api/trips/${trip.id}`, body), 400)
  expect(response.code).toBe('VALIDATION')
  expect(response.message).toContain(message)
  const { name, startDate, currency, status } = trip
  const unchanged = { name, startDate, currency, status }
  expect((await browser.call(`GET /api/trips/${trip.id}`)).json()).toMatchObject(unchanged)
})

test('an inactive trip becomes the active one, and the active one inactive', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { name: 'Rome', status: 'active' })
  const { id } = await addTrip(product, userId, { name: 'Oslo' })
  const response = await answerOf(browser.call(`PUT /api/trips/${id}`, { status: 'active' }))
  expect(response).toMatchObject({ id, status: 'active', endDate: null })
  expect(await statusesOf(browser)).toEqual({ Rome: 'inactive', Oslo: 'active' })

  const again = await answerOf(browser.call(`PUT /api/trips/${id}`, { status: 'active' }))
  expect(again).toEqual(response)
  expect(await statusesOf(browser)).toEqual({ Rome: 'inactive', Oslo: 'active' })
})

test.each([
  ['finalized', 'This trip is finalized. Re-open it to continue with it.'],
  ['archived', 'This trip is archived. Restore it to continue with it.'],
] as const)('a trip that is %s cannot be made active', async (status, message) => {
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { name: 'Rome', status: 'active' })
  const { id } = await addTrip(product, userId, { name: 'Oslo', status })
  const response = await answerOf(browser.call(`PUT /api/trips/${id}`, { status: 'active' }), 409)
  expect(response).toEqual({ code: 'WRONG_STATE', message })
  expect(await statusesOf(browser)).toEqual({ Rome: 'active', Oslo: status })
})

test('trips made active, re-opened, created and finalized all at once leave at most one active', async () => {
  const { browser, userId } = await newTraveller(product)
  const finalized = { status: 'finalized', endDate: '2026-03-09' } as const
  const paused = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => addTrip(product, userId, { name })),
  )
  const done = await Promise.all(
    ['e', 'f', 'g'].map((name) => addTrip(product, userId, { name, ...finalized })),
  )
  const email = 'finance@example.com'
  const responses = await Promise.all([
    ...paused.map(({ id }) => browser.call(`PUT /api/trips/${id}`, { status: 'active' })),
    ...done.map(({ id }) => browser.call(`POST /api/trips/${id}/unfinalize`)),
    browser.call('POST /api/trips', berlin),
    browser.call(`POST /api/trips/${paused[0]?.id}/finalize`, { email }),
    browser.call(`DELETE /api/trips/${paused[1]?.id}`),
  ])
  for (const { statusCode } of responses) expect([200, 409]).toContain(statusCode)
  const active = Object.values(await statusesOf(browser)).filter((status) => status === 'active')
  expect(active.length).toBeLessThanOrEqual(1)
})
