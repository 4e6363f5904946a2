export type ZippedFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** A zip without compression: photos would not get smaller. */
export function toZip(files: readonly ZippedFile[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const path = new TextEncoder().encode(name)
    // Version 2.0, names in UTF-8, stored, 1 January 1980; then checksum, sizes and the length of the name.
    const facts: Field[] = [
      [2, 20],
      [2, 0x800],
      [2, 0],
      [2, 0],
      [2, 33],
      [4, crcOf(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, path.length],
      [2, 0],
    ]
    const head = pack([[4, 0x04034b50], ...facts])
    parts.push(head, path, bytes)
    directory.push(
      pack([[4, 0x02014b50], [2, 20], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      path,
    )
    offset += head.length + path.length + bytes.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = files.length
  const end = pack([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}

type Field = [bytes: 2 | 4, value: number]

function pack(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  const view = new DataView(packed.buffer)
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return packed
}

function crcOf(bytes: Uint8Array) {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}
