import { expect, test } from 'vitest'
import { pastTrip, sentClaim } from '#test/trips.ts'
import { isMatch, noFilter, statesPresent, yearsPresent } from './history-filter.ts'

const berlin = pastTrip({
  name: 'Berlin client visit',
  startDate: '2025-12-29',
  endDate: '2026-01-02',
})

test.each([
  ['', '', true],
  ['berlin', '', true],
  ['  BERLIN   visit ', '', true],
  ['lin cli', '', true],
  ['2026', '', true],
  ['berlin 2025', '', true],
  ['2024', '', false],
  ['202', '', false],
  ['berlin rome', '', false],
  ['.*', '', false],
  ['', '2025', true],
  ['', '2026', true],
  ['', '2024', false],
  ['rome', '2026', false],
])('searching for %j in %j: %s', (search, year, isFound) => {
  expect(isMatch(berlin, { ...noFilter, search, year })).toBe(isFound)
})

test('purpose and project are found too', () => {
  const fair = { ...berlin, purpose: 'Client visit', project: 'Apollo 4711' }
  expect(isMatch(fair, { ...noFilter, search: 'visit apollo' })).toBe(true)
})

test('a year in the name is found by its part', () => {
  const fair = pastTrip({ name: 'Fair 2019', startDate: '2026-03-01', endDate: null })
  expect(isMatch(fair, { ...noFilter, search: '2019' })).toBe(true)
  expect(isMatch(fair, { ...noFilter, year: '2019' })).toBe(false)
})

test('the years present are those of start, end and in between, newest first, each once', () => {
  const long = pastTrip({ startDate: '2022-05-01', endDate: '2024-05-01' })
  expect(yearsPresent([berlin, long, berlin])).toEqual(['2026', '2025', '2024', '2023', '2022'])
  expect(yearsPresent([pastTrip({ startDate: '2026-05-01', endDate: '2025-05-01' })])).toEqual([
    '2026',
  ])
})

test('the states present are as on the badges; "Sent" is not one of a claim that did not arrive', () => {
  const waiting = { state: 'waiting', to: 'a@example.com', nextTryAt: sentClaim.sentAt } as const
  const sent = { ...berlin, claimState: 'sent' as const }
  const undelivered = { ...sent, claim: { ...sentClaim, delivery: waiting } }
  const opened = { ...undelivered, claimState: 'opened' as const }
  expect(statesPresent([berlin, undelivered, opened, sent])).toEqual(['Opened', 'Sent'])
  expect(isMatch(sent, { ...noFilter, state: 'Sent' })).toBe(true)
  expect(isMatch(undelivered, { ...noFilter, state: 'Sent' })).toBe(false)
  expect(isMatch(berlin, { ...noFilter, state: 'Sent' })).toBe(false)
})
