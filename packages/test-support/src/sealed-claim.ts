import { createPrivateKey, createPublicKey, hash, sign } from 'node:crypto'
import { canonicalJson, type JsonObject } from '@quittance/record/canonical-json'
import { crc32 } from '@quittance/record/crc32'
import type { RecordEntry } from '@quittance/record/entries'
import type { SealedFile, SealedRecord, SealPayload } from '@quittance/record/sealed-record'
import {
  centralHeader,
  concatBytes,
  endOfDirectory,
  localHeader,
} from '@quittance/record/zip-records'

type Bytes = Uint8Array<ArrayBuffer>
export type ClaimFile = { name: string; content: Bytes }
export type SealedClaim = { record: SealedRecord; files: ClaimFile[] }

type Options = {
  receipts?: number
  photoBytes?: number
  tripId?: number
  page?: string
  sealedAt?: string
}

const sentAt = '2026-11-12T10:20:30.000Z'
const textEncoder = new TextEncoder()

/** A sent claim with its record, the same for the same options. */
export function createSealedClaim({
  receipts = 3,
  photoBytes = 60,
  tripId = 5,
  page = '<!doctype html>',
  sealedAt = sentAt,
}: Options = {}): SealedClaim {
  const claim = chain(`claim:${tripId}`, [['sent', { version: 1, to: 'finance@example.com' }]])
  const numbers = Array.from({ length: receipts }, (_, index) => index + 1)
  const photos = numbers.map((number) => ({
    name: `${String(number).padStart(3, '0')}_2026-11-12_Cafe-Nero_4.20-GBP.jpg`,
    content: fill(photoBytes, tripId * 7919 + number),
  }))
  const chains = photos.map(({ content }, index) => {
    const receiptId = tripId * 10_000 + index
    const original = { sha256: sha256(content), bytes: content.length, firstSeen: sentAt }
    const values = { vendor: 'Café Nero', amount: '4.20', currency: 'GBP', date: '2026-11-12' }
    const read = { amount: '42.00' }
    return chain(`receipt:${receiptId}`, [
      [
        'received',
        { via: 'camera', device: 'phone', original, values, read, confidence: { amount: 0.62 } },
      ],
      ['changed', { by: 'traveller', device: 'phone', changes: { amount: ['42.00', '4.20'] } }],
      ['changed', { by: 'traveller', device: 'desktop', changes: { notes: [null, 'Breakfast'] } }],
    ])
  })
  const manifest = {
    name: 'manifest.csv',
    content: textEncoder.encode(`\ufefffile,size\r\n${tripId}\r\n`),
  }
  const tool = { name: 'verify.html', content: textEncoder.encode(page) }
  const payload: SealPayload = {
    format: 'quittance-seal/1',
    origin: 'https://quittance.example',
    version: 1,
    sentAt,
    sealedAt,
    claim: headOf(claim),
    receipts: chains.map((entries, index) => ({
      ...headOf(entries),
      number: index + 1,
      files: photos.slice(index, index + 1).map(describe),
    })),
    files: [describe(manifest)],
  }
  const subjects = [claim, ...chains].map((entries) => [entries[0]?.subject ?? '', entries])
  const record: SealedRecord = {
    format: 'quittance-record/1',
    seal: signPayload(payload),
    subjects: Object.fromEntries(subjects),
    tools: [describe(tool)],
  }
  return { record, files: [...photos, manifest, tool] }
}

/** The zip with the record as its last file. */
export function packClaim({ record, files }: SealedClaim, modified = record.seal.payload.sentAt) {
  const text = canonicalJson(record)
  return packFiles([...files, { name: 'record.json', content: textEncoder.encode(text) }], modified)
}

export function packFiles(files: ClaimFile[], modified: string): Bytes {
  const parts: Bytes[] = []
  const directory: Bytes[] = []
  let offset = 0
  for (const { name, content } of files) {
    const size = content.length
    const entry = { name, size, offset, modified: new Date(modified), crc: crc32(content) }
    const header = localHeader(entry)
    parts.push(header, content)
    directory.push(centralHeader(entry))
    offset += header.length + size
  }
  const central = concatBytes(directory)
  const end = endOfDirectory({ entries: files.length, offset, size: central.length })
  return concatBytes([...parts, central, end])
}

/** Signs with the key of this seed. */
export function signPayload(payload: SealPayload, seed = 1) {
  const der = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    Buffer.alloc(32, seed),
  ])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
    .export({ format: 'der', type: 'spki' })
    .subarray(-32)
  return {
    payload,
    keyId: hash('sha256', publicKey),
    publicKey: publicKey.toString('base64'),
    signature: sign(null, Buffer.from(canonicalJson(payload)), privateKey).toString('base64'),
  }
}

/** Entries with their numbers and hashes. */
export function chain(subject: string, steps: [kind: string, data: JsonObject][]): RecordEntry[] {
  let prev = ''
  return steps.map(([kind, data], index) => {
    const nonce = `nonce-${index + 1}`
    const at = new Date(Date.parse(sentAt) - (steps.length - index) * 60_000).toISOString()
    const entry = { subject, seq: index + 1, at, kind, data, nonce, prev }
    prev = hash('sha256', canonicalJson(entry))
    return entry
  })
}

export function headOf(entries: RecordEntry[]) {
  const last = entries.at(-1)
  if (!last) throw new Error('A subject has at least one entry')
  return { subject: last.subject, seq: last.seq, head: hash('sha256', canonicalJson(last)) }
}

export function describe({ name, content }: ClaimFile): SealedFile {
  return { name, sha256: sha256(content), bytes: content.length }
}

function sha256(content: Bytes) {
  return hash('sha256', content)
}

/** Bytes that look random. */
function fill(length: number, seed: number): Bytes {
  const bytes = new Uint8Array(length)
  let value = seed
  for (let index = 0; index < length; index += 1) {
    value = (Math.imul(value, 1_103_515_245) + 12_345) >>> 0
    bytes[index] = value >>> 16
  }
  return bytes
}
