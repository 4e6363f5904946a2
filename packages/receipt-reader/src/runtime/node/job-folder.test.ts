import { link, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJobFolder } from './job-folder.ts'

let outside: string
beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'outside-'))
  await writeFile(join(outside, 'secret'), 'secret')
})
afterAll(() => rm(outside, { recursive: true }))

test('a file goes in as a copy, its result comes out, and nothing is left for the next job', async () => {
  const folder = createJobFolder(undefined)
  const name = await folder.give(join(outside, 'secret'))
  await writeFile(join(folder.path, name), 'changed')
  await writeFile(join(folder.path, 'result'), 'result')
  await folder.take('result', join(outside, 'result'))
  await folder.empty()
  expect(await readFile(join(outside, 'result'), 'utf8')).toBe('result')
  expect(await readFile(join(outside, 'secret'), 'utf8')).toBe('secret')
  expect(await readdir(folder.path)).toEqual([])
  folder.remove()
  expect(folder.exists()).toBe(false)
})

test.each([
  ['a symbolic link', (path: string) => symlink(join(outside, 'secret'), path), 'result'],
  ['a hard link', (path: string) => link(join(outside, 'secret'), path), 'result'],
  ['a name elsewhere', async () => {}, '../secret'],
])('Hole 33: %s instead of a result is refused', async (_what, make, name) => {
  const folder = createJobFolder(undefined)
  await make(join(folder.path, 'result'))
  await expect(folder.take(name, join(outside, 'taken'))).rejects.toThrow(
    /ELOOP|A confined process/,
  )
  await expect(readFile(join(outside, 'taken'))).rejects.toMatchObject({ code: 'ENOENT' })
  folder.remove()
})
