export type HeicParts = {
  width?: number
  height?: number
  data?: Buffer
  /** The declared offset and length of the picture's data; correct by default. */
  dataPlace?: number
  dataLength?: number
  /** So many tiles instead of one picture; with `isTileItself` the whole is a tile of itself. */
  tiles?: number
  isTileItself?: boolean
  turns?: number
}

/** As phones write them: a head of boxes that describe the items, then the items' data. */
export function heicOf(parts: HeicParts): Buffer {
  const name = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'))
  const data = parts.data ?? Buffer.alloc(64)
  const length = name.length + metaOf(parts, 0).length + 8
  return Buffer.concat([name, metaOf(parts, parts.dataPlace ?? length), box('mdat', data)])
}

/** Item 1 is the picture; where it has tiles, they are items from 2 on. */
function metaOf(parts: HeicParts, place: number): Buffer {
  const { tiles = 0, turns = 0, width = 640, height = 480 } = parts
  const itemCount = parts.isTileItself ? 1 : 1 + tiles
  const forEach = (write: (item: number) => Buffer) =>
    Buffer.concat(Array.from({ length: itemCount }, (_, index) => write(index + 1)))
  const kindOf = (item: number) => (item === 1 && tiles > 0 ? 'grid' : 'hvc1')
  const length = parts.dataLength ?? parts.data?.length ?? 64
  const properties = [
    fullBox('ispe', 0, u32(width, height)),
    box('hvcC', decoderSettings),
    ...Array.from({ length: turns }, () => box('irot', Buffer.from([1]))),
  ]
  const named = Array.from({ length: Math.min(properties.length, 255) }, (_, at) =>
    u16(0x80_00 | (at + 1)),
  )
  const belongs = Buffer.concat([Buffer.from([named.length]), ...named])
  return fullBox(
    'meta',
    0,
    fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    fullBox('pitm', 1, u32(1)),
    fullBox(
      'iinf',
      1,
      u32(itemCount),
      forEach((item) =>
        fullBox('infe', 3, u32(item), u16(0), Buffer.from(`${kindOf(item)}\0`, 'latin1')),
      ),
    ),
    fullBox(
      'iloc',
      2,
      u16(0x44_00),
      u32(itemCount),
      forEach((item) => Buffer.concat([u32(item), u16(0, 0, 1), u32(place, length)])),
    ),
    ...(tiles > 0 ? [tilesOf(parts)] : []),
    box(
      'iprp',
      box('ipco', ...properties),
      fullBox(
        'ipma',
        1,
        u32(itemCount),
        forEach((item) => Buffer.concat([u32(item), belongs])),
      ),
    ),
  )
}

/** One reference can name 65,535 items: the rest stand in more of them. */
function tilesOf({ tiles = 0, isTileItself = false }: HeicParts): Buffer {
  const numbers = Array.from({ length: tiles }, (_, index) => (isTileItself ? 1 : index + 2))
  const references: Buffer[] = []
  for (let at = 0; at < numbers.length; at += 65_535) {
    const some = numbers.slice(at, at + 65_535)
    references.push(box('dimg', u32(1), u16(some.length), listOf32(some)))
  }
  return fullBox('iref', 1, ...references)
}

/** Settings of HEVC's main profile, without the parameter sets a decoder would need. */
const decoderSettings = Buffer.from('0101600000009000000000005af000fcfdf8f800000f00', 'hex')

export function box(kind: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(content.length + 8), Buffer.from(kind, 'latin1'), content])
}

export function fullBox(kind: string, version = 0, ...parts: Buffer[]): Buffer {
  // The flag says, of the list of properties, that each takes two bytes.
  const flags = kind === 'ipma' ? 1 : 0
  return box(kind, Buffer.from([version, 0, 0, flags]), ...parts)
}

function u16(...values: number[]): Buffer {
  return Buffer.from(values.flatMap((value) => [(value >>> 8) & 255, value & 255]))
}

function u32(...values: number[]): Buffer {
  return listOf32(values)
}

function listOf32(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
