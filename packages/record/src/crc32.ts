/** Eight tables of 256: the checksum after 0 to 7 more zero bytes. */
const tables = new Int32Array(8 * 256)
for (let index = 0; index < 256; index += 1) {
  let value = index
  for (let table = 0; table < 8; table += 1) {
    for (let bit = 0; bit < 8; bit += 1)
      value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    tables[table * 256 + index] = value
  }
}

/** The checksum of a file in a zip, eight bytes at a time. Node has one, browsers do not. */
export function crc32({ buffer, byteOffset, length }: Uint8Array): number {
  const view = new DataView(buffer, byteOffset, length)
  const at = (index: number) => tables[index] as number
  let crc = -1
  let place = 0
  for (; place + 8 <= length; place += 8) {
    const low = view.getInt32(place, true) ^ crc
    const high = view.getInt32(place + 4, true)
    crc =
      at(1792 + (low & 255)) ^
      at(1536 + ((low >>> 8) & 255)) ^
      at(1280 + ((low >>> 16) & 255)) ^
      at(1024 + (low >>> 24)) ^
      at(768 + (high & 255)) ^
      at(512 + ((high >>> 8) & 255)) ^
      at(256 + ((high >>> 16) & 255)) ^
      at(high >>> 24)
  }
  for (; place < length; place += 1) crc = (crc >>> 8) ^ at((crc ^ view.getUint8(place)) & 255)
  return ~crc >>> 0
}
