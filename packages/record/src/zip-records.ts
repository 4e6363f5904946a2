/** One stored (not deflated) file of a zip, per PKWARE's APPNOTE.TXT, 4.3 and 4.5. */
export type ZipEntry = { name: string; size: number; crc: number; modified: Date; offset: number }

type Bytes = Uint8Array<ArrayBuffer>

const limit32 = 0xffffffff
const limit16 = 0xffff
const utf8Name = 0x0800
const plainVersion = 20
const zip64Version = 45

export const localMark = 0x04034b50

export function localHeader(entry: ZipEntry): Bytes {
  const name = new TextEncoder().encode(entry.name)
  const header = allocate(30)
  header.setUint32(0, localMark, true)
  header.setUint16(4, plainVersion, true)
  writeDescription(header, 6, entry, name)
  return concatBytes([header, name])
}

export function centralHeader(entry: ZipEntry): Bytes {
  const name = new TextEncoder().encode(entry.name)
  const isFar = entry.offset >= limit32
  const extra = isFar ? farOffset(entry.offset) : allocate(0)
  const header = allocate(46)
  header.setUint32(0, 0x02014b50, true)
  header.setUint16(4, isFar ? zip64Version : plainVersion, true)
  header.setUint16(6, isFar ? zip64Version : plainVersion, true)
  writeDescription(header, 8, entry, name)
  header.setUint16(30, extra.byteLength, true)
  header.setUint32(42, Math.min(entry.offset, limit32), true)
  return concatBytes([header, name, extra])
}

type Directory = { entries: number; offset: number; size: number }

export function endOfDirectory(directory: Directory): Bytes {
  const { entries, offset, size } = directory
  const end = allocate(22)
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, Math.min(entries, limit16), true)
  end.setUint16(10, Math.min(entries, limit16), true)
  end.setUint32(12, Math.min(size, limit32), true)
  end.setUint32(16, Math.min(offset, limit32), true)
  const isLarge = entries >= limit16 || offset >= limit32 || size >= limit32
  return concatBytes(isLarge ? [largeEnd(directory), end] : [end])
}

function largeEnd({ entries, offset, size }: Directory) {
  const end = allocate(56 + 20)
  end.setUint32(0, 0x06064b50, true)
  end.setBigUint64(4, 44n, true)
  end.setUint16(12, zip64Version, true)
  end.setUint16(14, zip64Version, true)
  end.setBigUint64(24, BigInt(entries), true)
  end.setBigUint64(32, BigInt(entries), true)
  end.setBigUint64(40, BigInt(size), true)
  end.setBigUint64(48, BigInt(offset), true)
  end.setUint32(56, 0x07064b50, true)
  end.setBigUint64(64, BigInt(offset + size), true)
  end.setUint32(72, 1, true)
  return end
}

function farOffset(offset: number) {
  const extra = allocate(12)
  extra.setUint16(0, 0x0001, true)
  extra.setUint16(2, 8, true)
  extra.setBigUint64(4, BigInt(offset), true)
  return extra
}

/** The fields shared by both headers, from the flags to the length of the name. */
function writeDescription(header: DataView, at: number, entry: ZipEntry, name: Bytes) {
  const { size, crc, modified } = entry
  header.setUint16(at, utf8Name, true)
  header.setUint16(at + 4, dosTime(modified), true)
  header.setUint16(at + 6, dosDate(modified), true)
  header.setUint32(at + 8, crc, true)
  header.setUint32(at + 12, size, true)
  header.setUint32(at + 16, size, true)
  header.setUint16(at + 20, name.length, true)
}

function dosTime(date: Date) {
  return (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
}

function dosDate(date: Date) {
  const year = Math.max(date.getUTCFullYear(), 1980) - 1980
  return (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
}

function allocate(length: number) {
  return new DataView(new ArrayBuffer(length))
}

export function concatBytes(parts: (Bytes | DataView<ArrayBuffer>)[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    whole.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return whole
}
