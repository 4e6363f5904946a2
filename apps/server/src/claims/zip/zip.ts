import { crc32 } from 'node:zlib'
import {
  centralHeader,
  concatBytes,
  endOfDirectory,
  localHeader,
  type ZipEntry,
} from '@quittance/record/zip-records'

type ZipFile = { name: string; modified: Date; content: Buffer }

/** Stores photos uncompressed, since they do not shrink; holds one file in memory at a time. */
export async function* zip(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for await (const { name, modified, content } of files) {
    const size = content.length
    const entry = { name, modified, size, crc: crc32(content), offset }
    const header = localHeader(entry)
    directory.push(centralHeader(entry))
    offset += header.length + size
    yield header
    yield content
  }
  const central = concatBytes(directory)
  yield central
  yield endOfDirectory({ entries: directory.length, offset, size: central.length })
}

/** The length of `zip` for files with these names and sizes. */
export function createZipLength() {
  let entries = 0
  let offset = 0
  let size = 0
  return {
    add(file: { name: string; size: number }) {
      const entry: ZipEntry = { ...file, crc: 0, modified: new Date(0), offset }
      entries += 1
      offset += localHeader(entry).length + file.size
      size += centralHeader(entry).length
    },
    total: () => offset + size + endOfDirectory({ entries, offset, size }).length,
  }
}
