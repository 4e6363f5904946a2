const entryMark = 0x02_01_4b_50

/** The files of a zip by name; ours are stored uncompressed. */
export function filesIn(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  let place = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(place) === entryMark) {
    const [size, start] = [zip.readUInt32LE(place + 20), zip.readUInt32LE(place + 42)]
    const name = zip.readUInt16LE(place + 28)
    const more = zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32)
    if (zip.readUInt16LE(place + 10) !== 0) throw new Error('This zip is compressed')
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const path = zip.toString('utf8', place + 46, place + 46 + name)
    files.set(path, zip.subarray(data, data + size))
    place += 46 + name + more
  }
  return files
}
