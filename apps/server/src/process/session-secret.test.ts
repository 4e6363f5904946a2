import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/at-end.ts'
import { openSessionSecret } from './session-secret.ts'

const given = 'given by the operator, long enough'
const databaseUrl = 'postgres://db.example.com/quittance'

let dataDir: string
beforeEach(async () => {
  dataDir = await newFolder()
})

test('made once, kept, and readable by its owner alone', async () => {
  const first = await open()
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(await open()).toBe(first)
  const path = join(dataDir, 'secret')
  expect(await readFile(path, 'utf8')).toBe(first)
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('the one from the settings is used, and nothing is stored; with DATABASE_URL it must be given', async () => {
  expect(await open({ sessionSecret: given })).toBe(given)
  expect(await open({ sessionSecret: given, databaseUrl })).toBe(given)
  await expect(stat(join(dataDir, 'secret'))).rejects.toThrow('ENOENT')
  await expect(open({ databaseUrl })).rejects.toThrow(/^SESSION_SECRET is not set/)
})

test('Hole 24: a damaged one stops the start, says all that ends, and is left alone', async () => {
  const path = join(dataDir, 'secret')
  await writeFile(path, 'short')
  const attempt = open()
  await expect(attempt).rejects.toThrow(`The secret in ${path} is damaged.`)
  await expect(attempt).rejects.toThrow(
    /links to reports and the codes of authenticator apps .* recovery code/,
  )
  expect(await readFile(path, 'utf8')).toBe('short')
})

test('a data folder that cannot hold it stops the start', async () => {
  const missing = join(dataDir, 'missing')
  await expect(open({ dataDir: missing })).rejects.toThrow(/cannot be used \(ENOENT/)
})

function open(change: Partial<Parameters<typeof openSessionSecret>[0]> = {}) {
  return openSessionSecret({ sessionSecret: undefined, databaseUrl: undefined, dataDir, ...change })
}
