import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { extract } from 'tar'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/at-end.ts'
import { built } from '#test/built.ts'
import { readEverything, releasesFolder, startRelease } from '#test/releases.ts'

const releases = readdirSync(releasesFolder)

let dataDir: string
beforeEach(async () => {
  dataDir = await newFolder()
})

/** What the API of that release gave: a newer one may give more. */
async function contentsOf(release: string) {
  return JSON.parse(await readFile(join(releasesFolder, release, 'contents.json'), 'utf8'))
}

async function readUpgraded() {
  const server = await startRelease(dataDir)
  return readEverything(server.url).finally(server.stop)
}

test('every release since 1.1.0 has a fixture', async () => {
  const changelog = await readFile(join(releasesFolder, '../../CHANGELOG.md'), 'utf8')
  const headings = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/gm)]
  const released = headings.map(([, version]) => version)
  expect(released.at(-1)).toBe('1.0.0')
  expect(releases.toSorted()).toEqual(released.slice(0, -1).toSorted())
})

test.each(releases)('data of %s is upgraded at start, without a difference', async (release) => {
  const folder = join(releasesFolder, release)
  const filter = (path: string) => /^(?:files|secret)/.test(path)
  await extract({ file: join(folder, 'backup.tar.gz'), cwd: dataDir, filter })
  await extract({ file: join(folder, 'postgres.tar.br'), cwd: dataDir })
  expect(await readUpgraded()).toMatchObject(await contentsOf(release))
})

test.each(releases)('a backup of %s is restored, without a difference', async (release) => {
  const args = [built('commands/restore'), join(releasesFolder, release, 'backup.tar.gz')]
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir } })
  expect(await readUpgraded()).toMatchObject(await contentsOf(release))
})
