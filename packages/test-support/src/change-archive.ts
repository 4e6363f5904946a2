import { hash } from 'node:crypto'
import type { Json } from '@quittance/record/canonical-json'
import type { RecordEntry } from '@quittance/record/entries'
import type { SealedRecord } from '@quittance/record/sealed-record'
import {
  type ClaimFile,
  chain,
  createSealedClaim,
  packClaim,
  type SealedClaim,
  signPayload,
} from './sealed-claim.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Random = (below: number) => number
/** A zip that was changed, and what a verifier must say of it. */
export type ChangedArchive = { kind: string; zip: Bytes; expected: RegExp }
type Change = (claim: SealedClaim, random: Random, zip: Bytes) => { zip: Bytes; expected: RegExp }

const another = createSealedClaim({ tripId: 6 })

const changes: Record<string, Change> = {
  bit: (claim, random, zip) => {
    const at = random(zip.length)
    const copy = zip.slice()
    copy[at] = (copy[at] ?? 0) ^ (1 << random(8))
    return { zip: copy, expected: expectedAt(claim, zip, at) }
  },
  'a byte less': (_claim, random, zip) => {
    const at = random(zip.length)
    return { zip: joined(zip.subarray(0, at), zip.subarray(at + 1)), expected: /./ }
  },
  'a byte more': (_claim, random, zip) => {
    const at = random(zip.length + 1)
    const more = new Uint8Array([random(256)])
    return { zip: joined(zip.subarray(0, at), more, zip.subarray(at)), expected: /./ }
  },
  'cut off': (_claim, random, zip) => ({ zip: zip.slice(0, random(zip.length)), expected: /./ }),
  'bytes added at the end': (_claim, random, zip) => ({
    zip: joined(zip, new Uint8Array(1 + random(40))),
    expected: /^Something was added at the end of the zip$/m,
  }),
  'another date in the zip': (claim, random) => ({
    zip: packClaim(claim, new Date(2e12 - random(1e9) * 1000).toISOString()),
    expected: /its date or another detail in the zip was changed/,
  }),
  field: (claim, random) =>
    pack(
      claim,
      /^(record\.json|The seal|The claim|Receipt|The record|verify\.html)/m,
      ({ record }) => {
        const leaf = pick(leavesOf(record as unknown as Json), random)
        leaf.set(changeValue(leaf.value, random))
      },
    ),
  row: (claim, random) =>
    pack(
      claim,
      /^(record\.json|The seal|The claim|Receipt|The record|verify\.html)/m,
      ({ record }) => {
        const list = pick(listsOf(record as unknown as Json), random)
        const at = random(list.length)
        const row = list[at] as Json
        if (random(2) === 0) list.splice(at, 1)
        else list.splice(at, 0, structuredClone(row))
      },
    ),
  'an entry missing': (claim, random) => {
    const { number, entries } = pickChain(claim.record, random)
    const at = random(entries.length)
    return pack(claim, new RegExp(`^Receipt ${number}: entry ${at + 1} is missing$`, 'm'), () => {
      entries.splice(at, 1)
    })
  },
  'an entry changed, its chain mended': (claim, random) => {
    const { subject, number, entries } = pickChain(claim.record, random)
    return pack(
      claim,
      new RegExp(`^Receipt ${number}: entry ${entries.length} was changed$`, 'm'),
      ({ record }) => {
        const steps = entries.map(({ kind, data }): [string, RecordEntry['data']] => [kind, data])
        const at = random(steps.length)
        steps[at] = ['changed', { changes: { amount: ['4.20', `${random(1e6)}`] } }]
        record.subjects[subject] = chain(subject, steps)
      },
    )
  },
  'entries in another order': (claim, random) => {
    const { number, entries } = pickChain(claim.record, random)
    return pack(
      claim,
      new RegExp(`^Receipt ${number}: its entries are in another order$`, 'm'),
      () => {
        swap(entries, random)
      },
    )
  },
  'the seal of another claim': (claim) =>
    pack(claim, /^The seal belongs to another claim$/m, ({ record }) => {
      record.seal = another.record.seal
    }),
  'a seal by another key': (claim, random) =>
    pack(claim, /^The seal is by a key that is not known here/m, ({ record }) => {
      record.seal = signPayload(record.seal.payload, 2 + random(200))
    }),
  'the record of another receipt': (claim, random) => {
    const { subject, number } = pickChain(claim.record, random)
    return pack(
      claim,
      new RegExp(`^Receipt ${number}: its record is missing$`, 'm'),
      ({ record }) => {
        const [other, entries] = pick(Object.entries(another.record.subjects), random)
        delete record.subjects[subject]
        record.subjects[other] = entries
      },
    )
  },
  'files in another order': (claim, random) =>
    pack(claim, /^The files in the zip are in another order$/m, ({ files }) => swap(files, random)),
  'contents of two files swapped': (claim, random) =>
    pack(claim, /is not the file that was sent$/m, ({ files }) => {
      const [one, other] = twoOf(files, random)
      ;[one.content, other.content] = [other.content, one.content]
    }),
  'a file changed': (claim, random) => {
    const file = pick(claim.files, random)
    return pack(claim, new RegExp(`^${file.name} is not the file that was sent$`, 'm'), () => {
      file.content = file.content.map((byte) => byte ^ (1 + random(255)))
    })
  },
  'a file renamed': (claim, random) => {
    const file = pick(claim.files, random)
    return pack(claim, new RegExp(`^${file.name} is missing$`, 'm'), () => {
      file.name = `x${file.name}`
    })
  },
  'a file removed': (claim, random) => {
    const at = random(claim.files.length)
    return pack(claim, new RegExp(`^${claim.files[at]?.name} is missing$`, 'm'), ({ files }) => {
      files.splice(at, 1)
    })
  },
  'a file added': (claim, random) =>
    pack(claim, /^note\.txt is not part of the claim$/m, ({ files }) => {
      files.splice(random(files.length), 0, {
        name: 'note.txt',
        content: new Uint8Array(random(9)),
      })
    }),
  'a file added to the record too': (claim, random) =>
    pack(claim, /^note\.txt is not part of the claim$/m, ({ files, record }) => {
      const content = new Uint8Array(random(9))
      files.push({ name: 'note.txt', content })
      record.tools.push({
        name: 'note.txt',
        sha256: hash('sha256', content),
        bytes: content.length,
      })
    }),
  'a file twice': (claim, random) => {
    const file = pick(claim.files, random)
    return pack(claim, new RegExp(`^The zip has two files ${file.name}$`, 'm'), ({ files }) => {
      files.push(file)
    })
  },
}

/** The change with this number, always the same; each kind in its turn. */
export function changeArchive(original: SealedClaim, number: number): ChangedArchive {
  const kinds = Object.keys(changes)
  // One bit is where most can go unseen.
  const kind = number % 3 === 0 ? 'bit' : (kinds[number % kinds.length] ?? 'bit')
  const random = createRandom(number)
  const claim = structuredClone(original)
  const change = changes[kind] as Change
  return { kind, ...change(claim, random, packClaim(original)) }
}

function pack(claim: SealedClaim, expected: RegExp, change: (claim: SealedClaim) => void) {
  change(claim)
  return { zip: packClaim(claim), expected }
}

/** What must be said of a change to one byte, by where it is. */
function expectedAt({ files }: SealedClaim, zip: Bytes, at: number): RegExp {
  let start = 0
  for (const { name, content } of files) {
    const contentAt = start + 30 + Buffer.byteLength(name)
    const end = contentAt + content.length
    if (at < contentAt) return new RegExp(`${name}|is not part of the claim|zip is damaged`)
    if (at < end) return new RegExp(`^${name} is not the file that was sent$`, 'm')
    start = end
  }
  const directory = Buffer.from(zip).lastIndexOf('PK\u0001\u0002001_', undefined, 'latin1')
  return directory >= 0 && at >= directory ? /^The zip’s list of files was changed$/m : /./
}

function changeValue(value: Json, random: Random): Json {
  if (typeof value === 'number') return value + 1 + random(9)
  if (typeof value !== 'string') return 'x'
  const at = random(value.length + 1)
  const chars = value.split('')
  if (value === '' || at === value.length) return `${value}x`
  chars[at] = chars[at] === 'A' ? 'B' : 'A'
  return chars.join('')
}

type Leaf = { value: Json; set(value: Json): void }

function leavesOf(value: Json): Leaf[] {
  if (value === null || typeof value !== 'object') return []
  const holder = value as Record<string, Json>
  return Object.entries(holder).flatMap(([key, inner]) =>
    inner !== null && typeof inner === 'object'
      ? leavesOf(inner)
      : [{ value: inner, set: (changed: Json) => Object.assign(holder, { [key]: changed }) }],
  )
}

function listsOf(value: Json): Json[][] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.values(value).flatMap(listsOf)
  return Array.isArray(value) && value.length > 0 ? [value, ...inner] : inner
}

function pickChain(record: SealedRecord, random: Random) {
  const { subject, number } = pick(record.seal.payload.receipts, random)
  return { subject, number, entries: record.subjects[subject] ?? [] }
}

function swap(list: unknown[], random: Random) {
  const one = random(list.length - 1)
  const other = one + 1 + random(list.length - one - 1)
  ;[list[one], list[other]] = [list[other], list[one]]
}

function twoOf(files: ClaimFile[], random: Random): [ClaimFile, ClaimFile] {
  const copy = [...files]
  swap(copy, random)
  const at = copy.findIndex((file, index) => file !== files[index])
  return [copy[at] as ClaimFile, files[at] as ClaimFile]
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T
}

function joined(...parts: Bytes[]): Bytes {
  return new Uint8Array(Buffer.concat(parts))
}

/** Mulberry32. */
function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
