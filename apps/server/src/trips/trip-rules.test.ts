import { describe, expect, test } from 'vitest'
import { refusalOf, statusWhenRestored, type TripAction } from './trip-rules.ts'

const states = {
  active: { status: 'active', statusBeforeArchive: null },
  inactive: { status: 'inactive', statusBeforeArchive: null },
  finalized: { status: 'finalized', statusBeforeArchive: null },
  'archived while active': { status: 'archived', statusBeforeArchive: 'active' },
  'archived while inactive': { status: 'archived', statusBeforeArchive: 'inactive' },
  'archived while finalized': { status: 'archived', statusBeforeArchive: 'finalized' },
} as const

type State = keyof typeof states

const archived: State[] = [
  'archived while active',
  'archived while inactive',
  'archived while finalized',
]

describe('what each state allows', () => {
  test.each<[TripAction, State[]]>([
    ['activate', ['active', 'inactive']],
    ['edit', ['active', 'inactive', 'finalized']],
    ['change-receipts', ['active', 'inactive']],
    ['finalize', ['active', 'inactive']],
    ['reopen', ['finalized']],
    ['restore', archived],
    ['open-reports', ['finalized', 'archived while finalized']],
  ])('%s: %s', (action, allowed) => {
    const names = Object.keys(states) as State[]
    expect(names.filter((name) => refusalOf(action, states[name]) === null)).toEqual(allowed)
  })
})

test('a refusal says what would help', () => {
  expect(refusalOf('change-receipts', states.finalized)).toBe(
    'This trip is finalized. Re-open it to change its receipts.',
  )
  expect(refusalOf('change-receipts', states['archived while finalized'])).toBe(
    'This trip is archived. Restore it to change its receipts.',
  )
})

test.each<[State, string]>([
  ['archived while active', 'inactive'],
  ['archived while inactive', 'inactive'],
  ['archived while finalized', 'finalized'],
])('%s is %s when it is restored', (state, status) => {
  expect(statusWhenRestored(states[state])).toBe(status)
})
