import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesToKeep } from './build-worker.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quittance-dist-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('the service worker keeps the app, nothing of paying and nothing of what reads photos', async () => {
  const kept = ['assets/index-1.js', 'assets/index-1.css', 'assets/inter.woff2', 'icon-192.png']
  const others = [
    'assets/index-1.js.br',
    'assets/payment-1.js',
    'assets/reader/0a1b.bin',
    'assets/reader/0a1b.js',
    'assets/reader/0a1b.json',
    'index.html',
    'sw.js',
  ]
  for (const file of [...kept, ...others]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), 'content')
  }
  expect(await filesToKeep(folder)).toEqual(kept.toSorted())
})
