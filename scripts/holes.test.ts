import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('every hole in the docs has tests that are named after it, and the other way round', async () => {
  const docs = await readFile(join(root, 'docs/holes.md'), 'utf8')
  const listed = [...docs.matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number))
  const files = globSync('{apps,packages,e2e}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const tested = new Set<number>()
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8')
    for (const [, number] of source.matchAll(/['"]Hole (\d+): /g)) tested.add(Number(number))
  }
  expect([...tested].toSorted((a, b) => a - b)).toEqual(listed)
})
