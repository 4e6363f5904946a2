import { DrizzleQueryError } from 'drizzle-orm/errors'
import { describe, expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { describeError, withoutValues } from './describe-error.ts'

const values = ['ada@example.com', 'Ada', '$argon2id$v=19$m=19456']

/** As it is thrown: drizzle's error around the driver's, each with all its details. */
function failedQuery() {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "users_email"'),
    {
      code: '23505',
      detail: 'Key (lower(email))=(ada@example.com) already exists.',
      where: "unnamed portal parameter $1 = 'ada@example.com'",
      table: 'users',
      constraint: 'users_email',
    },
  )
  return new DrizzleQueryError('insert into users values ($1, $2, $3)', values, cause)
}

describe('of a failed query', () => {
  test('describes kind, code, location and statement, but no value', () => {
    const described = describeError(failedQuery())
    expect(described).toMatchObject({
      message: 'Failed query',
      sql: 'insert into users values ($1, $2, $3)',
      cause: { code: '23505', table: 'users', constraint: 'users_email' },
    })
    expect(described.stack).toMatch(/^ {4}at failedQuery/)
    expectNone(JSON.stringify(described))
  })

  test.each([
    ['with words', (error: Error) => [{ err: error }, 'it failed']],
    ['without words', (error: Error) => [{ err: error }]],
    ['by itself', (error: Error) => [error]],
    ['with its own words', (error: Error) => [{ err: error }, error.message]],
  ])('a line %s holds no value either', (_name, line) => {
    const lines: string[] = []
    const log = createLog('debug', { write: (text) => void lines.push(text) })
    log.child({ reqId: '1' }).error(...(line(failedQuery()) as [object, string]))
    expect(lines.join('')).toContain('23505')
    expectNone(lines.join(''))
  })
})

test.each([
  ['550 5.1.1 <ada@example.com>: no such user', '550 5.1.1 <(address)>: no such user'],
  [
    'invalid input syntax for type integer: "Ada "and" Bob"',
    'invalid input syntax for type integer: "…"',
  ],
  ['no route to host', 'no route to host'],
])('%s', (text, expected) => {
  expect(withoutValues(text)).toBe(expected)
})

test('a value that looks like a stack frame, and anything but an error, is left out', () => {
  const error = new DrizzleQueryError('select $1', ['x\n    at ada@example.com (file.ts:1:1)'])
  expect(describeError(error).stack).not.toContain('ada@example.com')
  expect(describeError('ada@example.com')).toEqual({ type: 'string', message: 'not an error' })
})

function expectNone(text: string) {
  for (const value of values) expect(text).not.toContain(value)
}
