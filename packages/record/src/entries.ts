import { canonicalJson, type JsonObject } from './canonical-json.ts'
import { sha256 } from './sha256.ts'

/** One event in the life of a receipt or a claim; `subject` is `receipt:12` or `claim:5`. */
export type RecordEntry = {
  subject: string
  /** From 1, without gaps. */
  seq: number
  /** An ISO timestamp. */
  at: string
  kind: string
  data: JsonObject
  /** Random, so that a hash alone does not reveal its content by guessing. */
  nonce: string
  /** The hash of the entry before; empty in the first. */
  prev: string
}

export function hashEntry(entry: RecordEntry): Promise<string> {
  return sha256(canonicalJson(entry))
}
