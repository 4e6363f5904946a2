import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const files = globSync('{apps,packages,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules'],
})
const [docs, ...sources] = await Promise.all(
  ['docs/holes.md', ...files].map((file) => readFile(join(root, file), 'utf8')),
)

test.each([
  { word: 'Hole', row: /^\| (\d+) \|/gm, title: /['"`]Hole (\d+): /g },
  { word: 'Truth', row: /^\| Truth (\d+) \|/gm, title: /['"`]Truth (\d+): /g },
])('every $word in the docs has tests that are named after it, and vice versa', (kind) => {
  const listed = [...(docs ?? '').matchAll(kind.row)].map(([, number]) => Number(number))
  const tested = sources.flatMap((source) =>
    [...source.matchAll(kind.title)].map(([, number]) => Number(number)),
  )
  expect([...new Set(tested)].toSorted((a, b) => a - b)).toEqual(listed)
})

test('Truth 28: every row of the conformance page names a test file that exists, or says why it differs', async () => {
  const page = await readFile(join(root, 'docs/conformance.md'), 'utf8')
  const wrong = page.split('\n').filter((line) => {
    if (!line.startsWith('| ') || line.startsWith('| statement')) return false
    const tests = [...line.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file!)
    const isExplained = tests.length > 0 || /\b(?:differs|Why): /.test(line)
    return !isExplained || tests.some((file) => !existsSync(join(root, file)))
  })
  expect(wrong).toEqual([])
})

test('every file and test title that the ASVS page names exists, and every section that is met names one', async () => {
  const page = await readFile(join(root, 'docs/asvs.md'), 'utf8')
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line))
  expect(rows.length).toBeGreaterThan(50)
  const wrong = rows.filter((row) => {
    const named = [...row.matchAll(/`([^` ]+\.\w+)(?: › ([^`]+))?`/g)]
    const isMet = /\| (?:met|partly) \|/.test(row)
    return (isMet && named.length === 0) || named.some(([, file, title]) => !has(file!, title))
  })
  expect(wrong).toEqual([])
})

function has(file: string, title?: string) {
  if (title === undefined) return existsSync(join(root, file))
  return sources[files.indexOf(file)]?.includes(title) ?? false
}
