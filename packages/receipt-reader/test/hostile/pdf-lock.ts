import { createCipheriv, createHash } from 'node:crypto'
import { ascii } from './pdf-file.ts'

export type Lock = { way: 'rc4' | 'aes-128' | 'aes-256'; user: string; owner: string }

type Locked = {
  /** Of the object that `/Encrypt` names. */
  dictionary: string
  trailer: string
  lockedStream: (number: number, content: string | Buffer) => Buffer
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)
/** The file's own, and what may be done with it: everything but copying. */
const id = Buffer.alloc(16, 0x51)
const permissions = -20
const trailer = `/ID[<${id.toString('hex')}><${id.toString('hex')}>]`

/** The standard's own ways of locking, as ISO 32000 has them; nothing in it is by chance. */
export function lockWith(lock: Lock): Locked {
  return lock.way === 'aes-256' ? sixth(lock) : thirdOrFourth(lock)
}

/** Revisions 3 (RC4) and 4 (AES-128): a key of 16 bytes, another one for each object. */
function thirdOrFourth({ way, user, owner }: Lock): Locked {
  const isAes = way === 'aes-128'
  const ownerEntry = twentyTimes(padded(user), md5Times(padded(owner)))
  const key = md5Times(Buffer.concat([padded(user), ownerEntry, permissionBytes(), id]))
  const userEntry = Buffer.concat([twentyTimes(md5(padding, id), key), Buffer.alloc(16)])
  const version = isAes
    ? '/V 4/R 4/CF<</StdCF<</CFM/AESV2/AuthEvent/DocOpen/Length 16>>>>/StmF/StdCF/StrF/StdCF'
    : '/V 2/R 3'
  return {
    dictionary: `<</Filter/Standard${version}/Length 128/P ${permissions}${hex('O', ownerEntry)}${hex('U', userEntry)}>>`,
    trailer,
    lockedStream: (number, content) => {
      const place = Buffer.from([number & 255, number >>> 8, 0, 0, 0])
      const ownKey = md5(key, place, isAes ? ascii('sAlT') : Buffer.alloc(0))
      const bytes = Buffer.from(content)
      return isAes ? aes('aes-128-cbc', ownKey, bytes) : rc4(ownKey, bytes)
    },
  }
}

/** Revision 6 (AES-256): one key, which lies in the file locked by each of the passwords. */
function sixth({ user, owner }: Lock): Locked {
  const key = Buffer.alloc(32, 0x4b)
  const userParts = lockedKey(ascii(user), key, Buffer.alloc(0))
  const ownerParts = lockedKey(ascii(owner), key, userParts.check)
  const rights = Buffer.concat([permissionBytes(), Buffer.alloc(4, 0xff), ascii('Tadbquit')])
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  const filter = '/CF<</StdCF<</CFM/AESV3/AuthEvent/DocOpen/Length 32>>>>/StmF/StdCF/StrF/StdCF'
  return {
    dictionary:
      `<</Filter/Standard/V 5/R 6/Length 256/P ${permissions}${filter}` +
      `${hex('U', userParts.check)}${hex('UE', userParts.key)}${hex('O', ownerParts.check)}` +
      `${hex('OE', ownerParts.key)}${hex('Perms', cipher.update(rights))}>>`,
    trailer,
    lockedStream: (_, content) => aes('aes-256-cbc', key, Buffer.from(content)),
  }
}

function lockedKey(password: Buffer, key: Buffer, userCheck: Buffer) {
  const checkSalt = Buffer.alloc(8, 0x31)
  const keySalt = Buffer.alloc(8, 0x32)
  const lock = hardened(password, keySalt, userCheck)
  const cipher = createCipheriv('aes-256-cbc', lock, Buffer.alloc(16)).setAutoPadding(false)
  return {
    check: Buffer.concat([hardened(password, checkSalt, userCheck), checkSalt, keySalt]),
    key: cipher.update(key),
  }
}

/** ISO 32000-2, algorithm 2.B: a hash that takes its time. */
function hardened(password: Buffer, salt: Buffer, userCheck: Buffer): Buffer {
  let hash = sha(256, Buffer.concat([password, salt, userCheck]))
  for (let round = 0; ; round += 1) {
    const once = Buffer.concat([password, hash, userCheck])
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => once))
    const cipher = createCipheriv('aes-128-cbc', hash.subarray(0, 16), hash.subarray(16, 32))
    const mixed = cipher.setAutoPadding(false).update(repeated)
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    hash = sha(([256, 384, 512] as const)[rest]!, mixed)
    if (round >= 63 && mixed.at(-1)! <= round - 31) return hash.subarray(0, 32)
  }
}

function aes(way: 'aes-128-cbc' | 'aes-256-cbc', key: Buffer, content: Buffer) {
  const start = Buffer.alloc(16, 0x49)
  const cipher = createCipheriv(way, key, start)
  return Buffer.concat([start, cipher.update(content), cipher.final()])
}

/** No longer in OpenSSL's own set, and as short as it is weak. */
function rc4(key: Buffer, content: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => {
    const kept = box[one]!
    box[one] = box[other]!
    box[other] = kept
  }
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + box[at]! + key[at % key.length]!) & 255
    swap(at, other)
  }
  let at = 0
  let other = 0
  return Buffer.from(
    content.map((byte) => {
      at = (at + 1) & 255
      other = (other + box[at]!) & 255
      swap(at, other)
      return byte ^ box[(box[at]! + box[other]!) & 255]!
    }),
  )
}

function twentyTimes(content: Buffer, key: Buffer): Buffer {
  return Array.from({ length: 20 }, (_, time) => time).reduce(
    (bytes, time) => rc4(Buffer.from(key.map((byte) => byte ^ time)), bytes),
    content,
  )
}

function md5Times(content: Buffer): Buffer {
  return Array.from({ length: 50 }).reduce<Buffer>((hash) => md5(hash), md5(content))
}

function md5(...parts: Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest()
}

function sha(bits: 256 | 384 | 512, content: Buffer): Buffer {
  return createHash(`sha${bits}`).update(content).digest()
}

function padded(password: string): Buffer {
  return Buffer.concat([ascii(password), padding]).subarray(0, 32)
}

function permissionBytes(): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(permissions)
  return bytes
}

function hex(name: string, bytes: Buffer): string {
  return `/${name}<${bytes.toString('hex')}>`
}
