import type { Chance } from '@quittance/test-support/receipts/chance'

type Mutation = (chance: Chance, bytes: Buffer) => Buffer

const maxBytes = 300_000
const numbers = [
  '0',
  '-1',
  '1',
  '255',
  '65536',
  '2147483647',
  '4294967296',
  '9e99',
  '0.00001',
] as const
const lengths = [0, 1, 0x7f_ff, 0xff_ff, 0x7f_ff_ff_ff, 0xff_ff_ff_ff] as const

const mutations: readonly [Mutation, ...Mutation[]] = [
  flipBits,
  truncate,
  swapBlocks,
  replaceNumber,
  replaceNumber,
  replaceLength,
  repeatBlock,
  nestBlock,
]

export function mutate(chance: Chance, file: Buffer): Buffer {
  let bytes = Buffer.from(file)
  for (let count = chance.pick([1, 1, 2, 4]); count > 0; count -= 1) {
    const mutated = chance.pick(mutations)(chance, bytes)
    if (mutated.length <= maxBytes) bytes = Buffer.from(mutated)
  }
  return bytes
}

function flipBits(chance: Chance, bytes: Buffer) {
  for (let count = chance.whole(1, 20); count > 0; count -= 1) {
    const at = chance.whole(0, bytes.length - 1)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.whole(0, 7))
  }
  return bytes
}

function truncate(chance: Chance, bytes: Buffer) {
  return bytes.subarray(0, chance.whole(0, bytes.length))
}

function swapBlocks(chance: Chance, bytes: Buffer) {
  const places = Array.from({ length: 4 }, () => chance.whole(0, bytes.length))
  const [a = 0, b = 0, c = 0, d = 0] = places.toSorted((one, other) => one - other)
  const parts = [
    [0, a],
    [c, d],
    [b, c],
    [a, b],
    [d, bytes.length],
  ] as const
  return Buffer.concat(parts.map(([first, last]) => bytes.subarray(first, last)))
}

function replaceNumber(chance: Chance, bytes: Buffer) {
  const found = [...bytes.toString('latin1').matchAll(/\d+/g)]
  const number = found[chance.whole(0, found.length - 1)]
  if (!number) return bytes
  const rest = bytes.subarray(number.index + number[0].length)
  return Buffer.concat([bytes.subarray(0, number.index), Buffer.from(chance.pick(numbers)), rest])
}

/** As binary formats write them. */
function replaceLength(chance: Chance, bytes: Buffer) {
  if (bytes.length < 4) return bytes
  bytes.writeUInt32BE(chance.pick(lengths), chance.whole(0, Math.min(bytes.length - 4, 2000)))
  return bytes
}

function repeatBlock(chance: Chance, bytes: Buffer) {
  const [before, block, after] = cut(chance, bytes)
  return Buffer.concat([
    before,
    ...Array.from({ length: chance.whole(2, 200) }, () => block),
    after,
  ])
}

/** The part before a block again and again, then the part after it as often: tags in tags. */
function nestBlock(chance: Chance, bytes: Buffer) {
  const [before, block, after] = cut(chance, bytes)
  const count = chance.whole(2, 50)
  const [opening, closing] = [before.subarray(-block.length), after.subarray(0, block.length)]
  const times = (part: Buffer) => Array.from({ length: count }, () => part)
  return Buffer.concat([before, ...times(opening), block, ...times(closing), after])
}

function cut(chance: Chance, bytes: Buffer): [Buffer, Buffer, Buffer] {
  const first = chance.whole(0, bytes.length)
  const last = Math.min(bytes.length, first + chance.whole(1, 400))
  return [bytes.subarray(0, first), bytes.subarray(first, last), bytes.subarray(last)]
}
