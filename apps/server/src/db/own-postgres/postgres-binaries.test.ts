import { execFile } from 'node:child_process'
import { chmod, cp, link, lstat, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { StartupError } from '#startup-error.ts'
import { newFolder } from '#test/at-end.ts'
import { packagedBinaries, usableBinaries } from './postgres-binaries.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

const once = await newFolder()
let folder: string
let packaged: string
let dataDir: string

beforeAll(() => copyPackage(join(once, 'package')))

beforeEach(async () => {
  folder = await newFolder()
  await chmod(folder, 0o755)
  dataDir = join(folder, 'data')
  await mkdir(dataDir)
  await linkFiles(join(once, 'package'), join(folder, 'package'))
  packaged = join(folder, 'package', 'native')
})

/** The package as npm unpacks it without its install script: no symlinks. */
async function copyPackage(place: string): Promise<void> {
  const source = packagedBinaries()
  await mkdir(place)
  await cp(join(dirname(source), 'package.json'), join(place, 'package.json'))
  await cp(source, join(place, 'native'), {
    recursive: true,
    filter: async (path) => !path.endsWith('.a') && !(await lstat(path)).isSymbolicLink(),
  })
}

/** Hard links instead of copies, to save time. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    await (entry.isDirectory() ? linkFiles(source, target) : link(source, target))
  }
}

test('links that the install script did not make are made', async () => {
  const found = await usableBinaries(packaged, undefined, dataDir)
  expect(found).toEqual({ folder: packaged, major: '18' })
  expect((await lstat(join(packaged, 'lib', 'libpq.so.5'))).isSymbolicLink()).toBe(true)
})

test.runIf(isRoot)(
  'below a folder only root may enter, one copy serves the other user, unless others may change it',
  async () => {
    await chmod(join(folder, 'package'), 0o700)
    const cache = join(folder, 'cache')
    const found = await usableBinaries(packaged, nobody, dataDir, cache)
    expect(found).toEqual({
      folder: expect.stringContaining(`${cache}/postgresql-18.`),
      major: '18',
    })

    const { ctimeMs } = await lstat(found.folder)
    await usableBinaries(packaged, nobody, dataDir, cache)
    expect((await lstat(found.folder)).ctimeMs).toBe(ctimeMs)

    await chmod(found.folder, 0o777)
    await expect(usableBinaries(packaged, nobody, dataDir, cache)).rejects.toThrow(
      'is writable by other users',
    )
  },
)

test.runIf(isRoot)('a read-only package without links is copied to the data folder', async () => {
  await chmod(dataDir, 0o777)
  const module = import.meta.resolve('./postgres-binaries.ts')
  const script = `
    const { usableBinaries } = await import(${JSON.stringify(module)})
    const found = await usableBinaries(${JSON.stringify(packaged)}, undefined, ${JSON.stringify(dataDir)})
    console.log(found.folder)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], nobody)
  expect(stdout.trim()).toMatch(new RegExp(`^${dataDir}/postgresql-18\\.`))
})

test('binaries that cannot run here: one line that says to set DATABASE_URL', async () => {
  await usableBinaries(packaged, undefined, dataDir)
  await rm(join(packaged, 'lib', 'libicuuc.so.60.2'))
  await writeFile(join(packaged, 'lib', 'libicuuc.so.60.2'), 'not a library')
  const attempt = usableBinaries(packaged, undefined, dataDir)
  await expect(attempt).rejects.toThrow(StartupError)
  await expect(attempt).rejects.toThrow(/cannot run here \(.*libicuuc.*\)\. Set DATABASE_URL/)
})
