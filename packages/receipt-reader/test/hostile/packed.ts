import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'

const adlerBase = 65_521

/**
 * A zlib stream of `chunk` so many times over, without ever holding what it unpacks to: a chunk
 * packed with a full flush knows nothing of what stands before it and can simply be repeated.
 */
export function packedTimes(chunk: Buffer, times: number): Buffer {
  const packed = deflateRawSync(chunk, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const one = adlerOf(chunk)
  const sum = { low: 1, high: 0 }
  for (let time = 0; time < times; time += 1) {
    sum.high = (sum.high + (chunk.length % adlerBase) * (sum.low - 1) + one.high) % adlerBase
    sum.low = (sum.low + one.low - 1) % adlerBase
  }
  const end = Buffer.alloc(6)
  end.writeUInt16BE(0x03_00, 0)
  end.writeUInt16BE(sum.high, 2)
  end.writeUInt16BE(sum.low, 4)
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: times }, () => packed),
    end,
  ])
}

/** A zlib stream of that many megabytes of zeros. */
export function packedZeros(megabytes: number): Buffer {
  return packedTimes(Buffer.alloc(1_048_576), megabytes)
}

function adlerOf(bytes: Buffer): { low: number; high: number } {
  let low = 1
  let high = 0
  for (const byte of bytes) {
    low = (low + byte) % adlerBase
    high = (high + low) % adlerBase
  }
  return { low, high }
}

/** A zip of one file, as every packer writes it; `mode` makes a link of it where it is 0o120777. */
export function zipOf(name: string, content: Buffer, mode = 0o100_644): Buffer {
  const packed = deflateRawSync(content)
  const facts = Buffer.alloc(22)
  facts.writeUInt16LE(8, 0)
  facts.writeUInt32LE(crc32(content), 6)
  facts.writeUInt32LE(packed.length, 10)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt16LE(name.length, 18)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004\u0014\0\0\0', 'latin1'), facts])
  const central = Buffer.alloc(46)
  central.write('PK\u0001\u0002\u0014\u0003\u0014\0\0\0', 'latin1')
  facts.copy(central, 10)
  central.writeUInt32LE((mode << 16) >>> 0, 38)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length + name.length, 12)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  const bytesOfName = Buffer.from(name, 'latin1')
  return Buffer.concat([local, bytesOfName, packed, central, bytesOfName, end])
}

/** The smallest PNG there is: one pixel. */
export function tinyPng(): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 255]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
