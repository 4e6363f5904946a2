import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { type Outage, outageOf } from './outage.ts'

function errorWith(values: object, message = 'it failed') {
  return Object.assign(new Error(message), values)
}

test.each<[string, Error, Outage | undefined]>([
  ['a file on a full disk', errorWith({ code: 'ENOSPC', syscall: 'write' }), 'full'],
  ['a quota', errorWith({ code: 'EDQUOT' }), 'full'],
  ['a picture on a full disk', errorWith({}, 'unix error: No space left on device'), 'full'],
  ["the database's disk", errorWith({ code: '53100' }), 'full'],
  ['too many connections', errorWith({ code: '53300' }), 'unreachable'],
  ['a database that is shut down', errorWith({ code: '57P01' }), 'unreachable'],
  ['one that is starting', errorWith({ code: '57P03' }), 'unreachable'],
  ['a statement that took too long', errorWith({ code: '57014' }), 'unreachable'],
  ['a connection that failed', errorWith({ code: '08006' }), 'unreachable'],
  ['nobody listening', errorWith({ code: 'ECONNREFUSED' }), 'unreachable'],
  ['a socket that is gone', errorWith({ code: 'ENOENT', syscall: 'connect' }), 'unreachable'],
  ['a line that is full', errorWith({ code: 'EAGAIN', syscall: 'connect' }), 'unreachable'],
  ['no free connection', new Error('timeout exceeded when trying to connect'), 'unreachable'],
  ['one that broke', new Error('Connection terminated unexpectedly'), 'unreachable'],
  ['a file that is not there', errorWith({ code: 'ENOENT', syscall: 'open' }), undefined],
  ['a file that is busy', errorWith({ code: 'EAGAIN', syscall: 'read' }), undefined],
  ['a row that is there already', errorWith({ code: '23505' }), undefined],
  ['a mistake of ours', new TypeError('x is not a function'), undefined],
])('Hole 13: %s', (_name, error, outage) => {
  expect(outageOf(error)).toBe(outage)
  expect(outageOf(new DrizzleQueryError('select 1', [], error))).toBe(outage)
})
