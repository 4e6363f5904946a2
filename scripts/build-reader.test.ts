import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Script } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import type { Manifest, ReaderVersion } from '@quittance/receipt-reader/runtime/browser/manifest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildReader, bundleWorker } from './build-reader.ts'

const root = join(import.meta.dirname, '..')

describe('the files that a phone reads with', () => {
  let folder: string
  let version: ReaderVersion
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quittance-reader-'))
    version = await buildReader(join(folder, 'first'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function readManifest(): Promise<Manifest> {
    return JSON.parse(await readFile(join(folder, 'first', version.manifest), 'utf8'))
  }

  test('are the same each time they are built', async () => {
    expect(await buildReader(join(folder, 'second'))).toEqual(version)
    const files = (name: string) => readdir(join(folder, name, 'assets/reader'))
    expect(await files('second')).toEqual(await files('first'))
  })

  test('are named by their contents, with compressed copies beside them', async () => {
    const { base, asian } = await readManifest()
    const pieces = [...base, ...asian].flatMap((file) => file.pieces)
    for (const { address, bytes, sha256 } of [
      ...pieces,
      { ...version, address: version.manifest, bytes: 0 },
    ]) {
      const file = await readFile(join(folder, 'first', address))
      if (bytes > 0) expect(file.length).toBe(bytes)
      expect(createHash('sha256').update(file).digest('hex')).toBe(sha256)
      expect(address).toContain(`/assets/reader/${sha256.slice(0, 20)}.`)
      const sent = await readFile(join(folder, 'first', `${address}.br`))
      expect(brotliDecompressSync(sent).equals(file)).toBe(true)
    }
  })

  test('put together are the models that the server reads with', async () => {
    const { base, asian } = await readManifest()
    const models = [...base, ...asian].filter(({ name }) => /\.(?:onnx|txt)$/.test(name))
    expect(models.map(({ name }) => name).toSorted()).toEqual(
      (await readdir(join(root, 'packages/receipt-reader/models')))
        .filter((name) => /\.(?:onnx|txt)$/.test(name))
        .toSorted(),
    )
    for (const { name, pieces } of models) {
      const parts = pieces.map(({ address }) => readFile(join(folder, 'first', address)))
      const model = await readFile(join(root, 'packages/receipt-reader/models', name))
      expect(Buffer.concat(await Promise.all(parts)).equals(model)).toBe(true)
    }
  })

  test('say how large they are', async () => {
    const { base, asian } = await readManifest()
    const sizeOf = (files: Manifest['base']) =>
      files.flatMap(({ pieces }) => pieces).reduce((sum, { bytes }) => sum + bytes, 0)
    expect(version.sets.base.kept).toBe(sizeOf(base))
    expect(version.sets.asian.kept).toBe(sizeOf(asian))
    expect(version.sets.base.sent).toBeLessThan(10_000_000)
    expect(version.sets.asian.sent).toBeLessThan(4_500_000)
  })
})

describe("the worker's script", () => {
  test('is one classic script that makes no code out of text', async () => {
    const { code, imports, dynamicImports } = await bundleWorker()
    expect(() => new Script(code)).not.toThrow()
    expect([...imports, ...dynamicImports]).toEqual([])
    expect(code).not.toMatch(/\beval\(|\bnew Function\b|\bFunction\(|\bimport\(|importScripts/)
  })

  test("is made of the reader and the contract's rules alone: nothing of others, nothing of Node", async () => {
    const { moduleIds } = await bundleWorker()
    const ours = /^packages\/(?:contract\/src|receipt-reader\/(?:data|src))\//
    const nodes = /receipt-reader\/src\/(?:runtime\/node|vision)\//
    const files = moduleIds.map((id) => relative(root, id))
    // What the bundler itself puts in has no file.
    const others = files.filter((file) => !file.includes('\0') && !ours.test(file))
    expect(others).toEqual([])
    expect(files.filter((file) => nodes.test(file))).toEqual([])
    expect(files).toContain('packages/receipt-reader/src/fields/extract-receipt.ts')
  })
})
