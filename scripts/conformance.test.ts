import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testTitles } from './test-titles.ts'

const root = join(import.meta.dirname, '..')
const page = await readFile(join(root, 'docs/conformance.md'), 'utf8')

/** The specification's own headings. */
const outline = [
  '## 1. what the product does and for whom',
  '## 2. screens and routes',
  '### Route table',
  '### Shell elements',
  '### Home (/ when signed in)',
  '### Create New Trip (bottom sheet)',
  '### Unfinished-trips dialog',
  '### Trip In Progress dialog',
  '### Subscription Limit Reached dialog',
  '### Email Verification Required dialog',
  '### Finalize Trip dialog (bottom sheet)',
  '### Edit Trip dialog',
  '### Receipts page (/receipts)',
  '### Camera capture (full-screen overlay)',
  '### Review Receipt overlay',
  '### Add Receipt Manually dialog',
  '### History (/history)',
  '### Trip detail (/history/{id})',
  '### Settings (/settings)',
  '### Profile (/profile)',
  '### Signup, login, forgot password',
  '### Schedule Demo dialog (landing)',
  '### Subscribe (/subscribe/{tier})',
  '### Subscription success (/subscription-success)',
  '### Verify e-mail (/verify-email)',
  '### About (/about)',
  '## 3. entities and their fields',
  '## 4. states and transitions',
  '## 5. validation rules',
  '## 6. roles and permissions',
  '## 7. the calls it makes',
  '## 8. the error catalogue',
  '## 9. business constants and limits',
]

const tests = '`[^`]+ › [^`]+`(?:<br>`[^`]+ › [^`]+`)*'
const kinds = {
  shown: new RegExp(`^${tests}$`),
  differs: new RegExp(`^differs: [^<]+ Why: [^<]+\\.(?:<br>${tests})?$`),
}

type Kind = keyof typeof kinds

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(?:---\|)+$|^\| statement \|/.test(line))
  .map((line) => {
    const [, statement = '', shownBy = '', ...rest] = line.split('|').map((cell) => cell.trim())
    return { line, statement, shownBy, isWhole: rest.length === 1 && rest[0] === '' }
  })

function kindOf(shownBy: string) {
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(shownBy))
}

test('the page has every section of the specification, each with its table', () => {
  const headings = page.split('\n').filter((line) => /^##+ /.test(line))
  expect(headings).toEqual(outline)
  const sections = page.split(/^##+ /m).slice(1)
  const empty = sections.filter(
    (text) => !text.includes('\n| statement | shown by |\n|---|---|\n|'),
  )
  expect(empty.map((text) => text.split('\n')[0])).toEqual(['2. screens and routes'])
})

test('Truth 28: every row names its test, or says what differs and why; none is left open', () => {
  const wrong = rows.filter(
    ({ statement, shownBy, isWhole }) => !isWhole || statement === '' || !kindOf(shownBy),
  )
  expect(wrong.map(({ line }) => line)).toEqual([])
})

test('every test that is named exists under that name', async () => {
  const named = new Map<string, Set<string>>()
  const cells = rows.map(({ shownBy }) => shownBy).join('\n')
  for (const [, file = '', title = ''] of cells.matchAll(/`([^`›]+) › ([^`]+)`/g)) {
    named.set(file, (named.get(file) ?? new Set()).add(title))
  }
  const missing = await Promise.all(
    [...named].map(async ([file, titles]) => {
      const path = join(root, file)
      const there = existsSync(path) ? await testTitles(path) : []
      return [...titles].filter((title) => !there.includes(title)).map((it) => `${file} › ${it}`)
    }),
  )
  expect(missing.flat()).toEqual([])
})

test('the figures at its head are those of its rows', () => {
  const count = (kind: Kind) => rows.filter(({ shownBy }) => kindOf(shownBy) === kind).length
  expect(page).toContain(
    `${rows.length} statements: ${count('shown')} shown by a test, ${count('differs')} differ on purpose.`,
  )
})
