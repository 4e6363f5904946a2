import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../apps/web/src')
const ui = join(src, 'ui')

/** Parts that show nothing of their own. */
const unseen = {
  'announcer.tsx': 'is heard only',
  'dock.tsx': 'is a place for what others show',
  'lazy-dialog.tsx': 'fetches a dialog that others make',
  'theme.tsx': 'says which colours hold; the head of the page chooses them',
  'toaster.tsx': 'is there on every page; this one fills it by toast()',
}

test('every part is shown on the design page', async () => {
  const parts = (await sourcesIn(ui)).filter((file) => !(file in unseen))
  const shown = await importedBy(join(src, 'features/design'))
  expect(parts.filter((part) => !shown.has(`#ui/${part}`))).toEqual([])
})

test('what is said to show nothing is there', async () => {
  expect(await sourcesIn(ui)).toEqual(expect.arrayContaining(Object.keys(unseen)))
})

async function sourcesIn(folder: string) {
  const files = await readdir(folder)
  return files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
}

async function importedBy(folder: string) {
  const sources = await Promise.all(
    (await sourcesIn(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  )
  return new Set(
    sources.flatMap((text) => [...text.matchAll(/from '([^']+)'/g)].map(([, path]) => path)),
  )
}
