import { canonicalJson, type Json } from './canonical-json.ts'
import { findMisshape, type Shape } from './check-shape.ts'
import type { SealedRecord } from './sealed-record.ts'

const file: Shape = { keys: { name: 'string', sha256: 'string', bytes: 'number' } }
const head = { subject: 'string', seq: 'number', head: 'string' } as const
const shape: Shape = {
  keys: {
    format: { text: 'quittance-record/1' },
    seal: {
      keys: {
        keyId: 'string',
        publicKey: 'string',
        signature: 'string',
        payload: {
          keys: {
            format: { text: 'quittance-seal/1' },
            origin: 'string',
            version: 'number',
            sentAt: 'string',
            sealedAt: 'string',
            claim: { keys: head },
            receipts: { list: { keys: { ...head, number: 'number', files: { list: file } } } },
            files: { list: file },
          },
        },
      },
    },
    subjects: 'object',
    tools: { list: file },
  },
}
const entryShape: Shape = {
  keys: {
    subject: 'string',
    seq: 'number',
    at: 'string',
    kind: 'string',
    data: 'object',
    nonce: 'string',
    prev: 'string',
  },
}

/** The record, or in words why it is none. */
export function parseRecord(bytes: Uint8Array): SealedRecord | string {
  const value = parseCanonical(bytes)
  if (value === undefined) return 'record.json was changed: it is not the text that was written'
  const subjects = (value as { subjects?: Record<string, Json> } | null)?.subjects
  const path =
    findMisshape(value, shape, '') ??
    Object.entries(subjects ?? {})
      .map(([subject, list]) => findMisshape(list, { list: entryShape }, `subjects.${subject}`))
      .find((found) => found !== null)
  if (path !== undefined) return `record.json was changed: ${path || 'it'} is not as expected`
  return value as unknown as SealedRecord
}

/** Undefined unless the text is exactly what `canonicalJson` writes. */
function parseCanonical(bytes: Uint8Array): Json | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value = JSON.parse(text) as Json
    return canonicalJson(value) === text ? value : undefined
  } catch {
    return undefined
  }
}
