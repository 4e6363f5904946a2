import { localMark } from './zip-records.ts'

/** A Blob in a browser, an open file in Node: read in parts, never as a whole. */
export type ZipSource = {
  size: number
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** A file in the zip as its local header describes it. */
export type FoundFile = { name: string; offset: number; start: number; size: number }

export async function readBytes(source: ZipSource, start: number, end: number) {
  return new Uint8Array(await source.slice(start, end).arrayBuffer())
}

const headerLength = 30
/** Enough for the header and any name we write. */
const readAhead = headerLength + 1024

/**
 * Walks from header to header, without trusting the directory at the end: the caller rebuilds every
 * header and the directory, and compares. `end` is where the directory should start.
 */
export async function walkZip(source: ZipSource) {
  const files: FoundFile[] = []
  let offset = 0
  while (offset < source.size) {
    const bytes = await readBytes(source, offset, Math.min(offset + readAhead, source.size))
    const file = parseHeader(bytes, offset)
    if (!file || file.start + file.size > source.size) break
    files.push(file)
    offset = file.start + file.size
  }
  return { files, end: offset }
}

function parseHeader(bytes: Uint8Array<ArrayBuffer>, offset: number): FoundFile | null {
  if (bytes.length < headerLength) return null
  const header = new DataView(bytes.buffer)
  if (header.getUint32(0, true) !== localMark) return null
  const nameEnd = headerLength + header.getUint16(26, true)
  if (nameEnd > bytes.length) return null
  const name = new TextDecoder().decode(bytes.subarray(headerLength, nameEnd))
  return { name, offset, start: offset + nameEnd, size: header.getUint32(22, true) }
}
