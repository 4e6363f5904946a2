import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { centralHeader, endOfDirectory } from '@quittance/record/zip-records'
import { expect, test } from 'vitest'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { createZipLength, zip } from './zip.ts'

const modified = new Date('2025-01-05T10:20:30Z')

test('more files than the old format counts', async () => {
  const count = 65_600
  const length = createZipLength()
  async function* files() {
    for (let index = 0; index < count; index += 1) {
      const file = { name: `${index}`, content: Buffer.from([index % 256]) }
      length.add({ name: file.name, size: 1 })
      yield { ...file, modified }
    }
  }
  const archive = await buffer(zip(files()))
  expect(archive.length).toBe(length.total())
  const read = await promisify<Buffer, object, ZipFile>(fromBuffer)(archive, { lazyEntries: true })
  expect(read.entryCount).toBe(count)
  read.readEntry()
  const [first] = (await once(read, 'entry')) as [Entry]
  expect(first).toMatchObject({ fileName: '0', uncompressedSize: 1 })
})

test('beyond 4 GB positions are written in the larger format', () => {
  const offset = 5 * 2 ** 30
  const header = Buffer.from(centralHeader({ name: 'a.jpg', size: 10, crc: 1, modified, offset }))
  expect(header.readUInt32LE(42)).toBe(0xffffffff)
  expect(header.readBigUInt64LE(46 + 'a.jpg'.length + 4)).toBe(BigInt(offset))
  const end = Buffer.from(endOfDirectory({ entries: 1, offset, size: header.length }))
  expect(end.readUInt32LE(0)).toBe(0x06064b50)
  expect(end.readBigUInt64LE(48)).toBe(BigInt(offset))
  expect(end.readBigUInt64LE(64)).toBe(BigInt(offset + header.length))
})
