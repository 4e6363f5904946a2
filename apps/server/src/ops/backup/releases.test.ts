import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { extract } from 'tar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { built } from '#test/built.ts'
import { readEverything, releasesFolder, startRelease } from '#test/releases.ts'

const releases = readdirSync(releasesFolder)

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quittance-upgrade-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

/** A newer version may add to what the older one's API gave, but change nothing of it. */
async function expectEverything(release: string) {
  const text = await readFile(join(releasesFolder, release, 'contents.json'), 'utf8')
  const server = await startRelease(dataDir)
  const found = await readEverything(server.url).finally(server.stop)
  expect(found).toMatchObject(JSON.parse(text))
}

async function run(command: 'restore' | 'check-data', ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  return (
    await promisify(execFile)(process.execPath, [built(`commands/${command}`), ...args], { env })
  ).stdout
}

test('every release since 1.1.0 has a fixture', async () => {
  const changelog = await readFile(join(releasesFolder, '../../CHANGELOG.md'), 'utf8')
  const released = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/gm)].map(
    ([, version]) => version,
  )
  expect(released.at(-1)).toBe('1.0.0')
  expect(releases.toSorted()).toEqual(released.slice(0, -1).toSorted())
})

test.each(releases)(
  'a data folder of %s is upgraded at start, without a difference',
  async (release) => {
    const folder = join(releasesFolder, release)
    const filter = (path: string) => /^(?:files|secret)/.test(path)
    await extract({ file: join(folder, 'backup.tar.gz'), cwd: dataDir, filter })
    await extract({ file: join(folder, 'postgres.tar.br'), cwd: dataDir })
    await expectEverything(release)
    expect(await run('check-data')).toBe(
      'Every receipt has its images; 0 stored images without a receipt.\n',
    )
  },
)

test.each(releases)('a backup of %s is restored, without a difference', async (release) => {
  await run('restore', join(releasesFolder, release, 'backup.tar.gz'))
  await expectEverything(release)
})
