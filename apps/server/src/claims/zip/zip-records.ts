/** One stored (not deflated) file of a zip, per PKWARE's APPNOTE.TXT, 4.3 and 4.5. */
export type ZipEntry = { name: string; size: number; crc: number; modified: Date; offset: number }

const limit32 = 0xffffffff
const limit16 = 0xffff
const utf8Name = 0x0800
const plainVersion = 20
const zip64Version = 45

export function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(plainVersion, 4)
  writeDescription(header, 6, entry, name)
  return Buffer.concat([header, name])
}

export function centralHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  const isFar = entry.offset >= limit32
  const extra = isFar ? farOffset(entry.offset) : Buffer.alloc(0)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(isFar ? zip64Version : plainVersion, 4)
  header.writeUInt16LE(isFar ? zip64Version : plainVersion, 6)
  writeDescription(header, 8, entry, name)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(Math.min(entry.offset, limit32), 42)
  return Buffer.concat([header, name, extra])
}

type Directory = { entries: number; offset: number; size: number }

export function endOfDirectory(directory: Directory): Buffer {
  const { entries, offset, size } = directory
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(entries, limit16), 8)
  end.writeUInt16LE(Math.min(entries, limit16), 10)
  end.writeUInt32LE(Math.min(size, limit32), 12)
  end.writeUInt32LE(Math.min(offset, limit32), 16)
  const isLarge = entries >= limit16 || offset >= limit32 || size >= limit32
  return isLarge ? Buffer.concat([largeEnd(directory), end]) : end
}

function largeEnd({ entries, offset, size }: Directory): Buffer {
  const end = Buffer.alloc(56 + 20)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(zip64Version, 12)
  end.writeUInt16LE(zip64Version, 14)
  end.writeBigUInt64LE(BigInt(entries), 24)
  end.writeBigUInt64LE(BigInt(entries), 32)
  end.writeBigUInt64LE(BigInt(size), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  end.writeUInt32LE(0x07064b50, 56)
  end.writeBigUInt64LE(BigInt(offset + size), 64)
  end.writeUInt32LE(1, 72)
  return end
}

function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(0x0001, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

/** The fields shared by both headers, from the flags to the length of the name. */
function writeDescription(header: Buffer, at: number, entry: ZipEntry, name: Buffer) {
  const { size, crc, modified } = entry
  header.writeUInt16LE(utf8Name, at)
  header.writeUInt16LE(dosTime(modified), at + 4)
  header.writeUInt16LE(dosDate(modified), at + 6)
  header.writeUInt32LE(crc, at + 8)
  header.writeUInt32LE(size, at + 12)
  header.writeUInt32LE(size, at + 16)
  header.writeUInt16LE(name.length, at + 20)
}

function dosTime(date: Date) {
  return (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
}

function dosDate(date: Date) {
  const year = Math.max(date.getUTCFullYear(), 1980) - 1980
  return (year << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
}
