import { readdir, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'

const folder = new URL('../../models/', import.meta.url)

test('no model has more than 6 MB: a phone is to load them one day', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.onnx'))
  expect(names.length).toBeGreaterThan(2)
  const sizes = await Promise.all(names.map((name) => stat(new URL(name, folder))))
  expect(Math.max(...sizes.map(({ size }) => size))).toBeLessThan(6_000_000)
})
