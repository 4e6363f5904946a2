import { beforeEach, expect, test, vi } from 'vitest'
import { createCacheStorage } from '#test/cache-storage.ts'

vi.stubGlobal('KEPT_FILES', [])
vi.stubGlobal('VERSION', '3')
const { removeOldAppFiles } = await import('./app-files.ts')

beforeEach(() => vi.stubGlobal('caches', createCacheStorage().storage))

test('deletes files of older versions except the last; the reader and pictures stay', async () => {
  const names = ['app-1', 'reader-1', 'app-2', 'pictures-7', 'app-3', 'reader-2']
  for (const name of names) await caches.open(name)
  await removeOldAppFiles()
  expect(await caches.keys()).toEqual(names.slice(1))
})
