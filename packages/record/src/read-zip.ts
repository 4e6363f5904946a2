import { crc32 } from './crc32.ts'
import { sha256 } from './sha256.ts'
import { localMark } from './zip-records.ts'

/** A Blob in a browser, an open file in Node: read in parts, never as a whole. */
export type ZipSource = {
  size: number
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** A file in the zip as its local header describes it, with the hashes of its content. */
export type FoundFile = {
  name: string
  offset: number
  start: number
  size: number
  header: Uint8Array<ArrayBuffer>
  crc: number
  sha256: string
}

export async function readBytes(source: ZipSource, start: number, end: number) {
  return new Uint8Array(await source.slice(start, end).arrayBuffer())
}

const headerLength = 30
/** Enough for the header and any name we write. */
const readAhead = headerLength + 1024
/** Many files at once: in a browser each read has its price. */
const windowLength = 4 * 1024 * 1024

/**
 * Walks from header to header, without trusting the directory at the end: the caller rebuilds every
 * header and the directory, and compares. `end` is where the directory should start.
 */
export async function walkZip(source: ZipSource, onProgress: (done: number) => void) {
  const found: (Omit<FoundFile, 'sha256'> & { sha256: Promise<string> })[] = []
  let window = { start: 0, bytes: new Uint8Array() }
  let hashing: Promise<string>[] = []
  const read = async (start: number, end: number) => {
    if (end > window.start + window.bytes.length) {
      const stop = Math.min(Math.max(end, start + windowLength), source.size)
      // Waits for the hashes of the last window, so that a large zip does not fill the memory.
      const [bytes] = await Promise.all([readBytes(source, start, stop), ...hashing])
      window = { start, bytes }
      hashing = []
      onProgress(start)
    }
    return window.bytes.subarray(start - window.start, end - window.start)
  }
  let offset = 0
  while (offset < source.size) {
    const file = parseHeader(await read(offset, Math.min(offset + readAhead, source.size)))
    const end = offset + (file ? file.header.length + file.size : 0)
    if (!file || end > source.size) break
    const start = offset + file.header.length
    const content = (await read(offset, end)).subarray(file.header.length)
    const hashed = sha256(content)
    hashing.push(hashed)
    found.push({ ...file, offset, start, crc: crc32(content), sha256: hashed })
    offset = end
  }
  const files = found.map(async (file) => ({ ...file, sha256: await file.sha256 }))
  return { files: await Promise.all(files), end: offset }
}

function parseHeader(bytes: Uint8Array<ArrayBuffer>) {
  if (bytes.length < headerLength) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (view.getUint32(0, true) !== localMark) return null
  const nameEnd = headerLength + view.getUint16(26, true)
  if (nameEnd > bytes.length) return null
  const header = bytes.slice(0, nameEnd)
  const name = new TextDecoder().decode(header.subarray(headerLength))
  return { name, header, size: view.getUint32(22, true) }
}
