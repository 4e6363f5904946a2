import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licencePage, mayShip, shippedPackages } from './licences.ts'

test('every package that is shipped allows it', async () => {
  const packages = await shippedPackages()
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter((one) => !mayShip(one))).toEqual([])
})

test.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-2.0', 'not named', 'SSPL-1.0'])(
  '%s may not be shipped',
  (licence) => expect(mayShip({ name: 'some-package', licence })).toBe(false),
)

test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
  '%s may be shipped',
  (licence) => expect(mayShip({ name: 'some-package', licence })).toBe(true),
)

test('LGPL-3.0 alone may be shipped only as the file that opens HEIC', () => {
  expect(mayShip({ name: 'libheif-js', licence: 'LGPL-3.0' })).toBe(true)
  expect(mayShip({ name: 'some-package', licence: 'LGPL-3.0' })).toBe(false)
  expect(mayShip({ name: 'libheif-js', licence: 'GPL-3.0' })).toBe(false)
})

test('the page is the one that npm run licences writes', async () => {
  const page = await readFile(join(import.meta.dirname, '../docs/third-party-licences.md'), 'utf8')
  expect(page).toBe(await licencePage())
})
