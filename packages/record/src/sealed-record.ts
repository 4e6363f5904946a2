import type { RecordEntry } from './entries.ts'

export type SealedFile = { name: string; sha256: string; bytes: number }

/** The last entry of a subject when the claim was sealed. */
export type SealedHead = { subject: string; seq: number; head: string }

/** What the server's key signs, as canonical JSON. */
export type SealPayload = {
  format: 'quittance-seal/1'
  origin: string
  /** Which version of the claim this is. */
  version: number
  sentAt: string
  /** Later than `sentAt` for a claim that was sent before records were kept. */
  sealedAt: string
  claim: SealedHead
  receipts: (SealedHead & { number: number; files: SealedFile[] })[]
  /** Files of the claim that belong to no receipt, such as the manifest. */
  files: SealedFile[]
}

/** Keys and signatures are base64; `keyId` is the SHA-256 of the public key's 32 bytes. */
export type Seal = { payload: SealPayload; keyId: string; publicKey: string; signature: string }

/** `record.json` in the zip: canonical JSON, so that no byte of it can change unseen. */
export type SealedRecord = {
  format: 'quittance-record/1'
  seal: Seal
  subjects: Record<string, RecordEntry[]>
  /** Files in the zip that are not part of the claim, such as `verify.html`. */
  tools: SealedFile[]
}
