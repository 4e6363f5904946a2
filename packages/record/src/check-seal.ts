import { canonicalJson } from './canonical-json.ts'
import type { Seal } from './sealed-record.ts'
import { sha256 } from './sha256.ts'

/** Problems with the seal itself; `trustedKeys` are ids of keys known from elsewhere. */
export async function checkSeal(seal: Seal, trustedKeys?: readonly string[]): Promise<string[]> {
  const key = fromBase64(seal.publicKey)
  if (key?.length !== 32 || (await sha256(key)) !== seal.keyId)
    return ['The seal was changed: its key does not have the fingerprint it names']
  if (!(await isSigned(seal, key)))
    return ['The seal was changed: its signature does not fit what it signs']
  if (trustedKeys && !trustedKeys.includes(seal.keyId))
    return [`The seal is by a key that is not known here: ${seal.keyId}`]
  return []
}

async function isSigned({ payload, signature }: Seal, key: Uint8Array<ArrayBuffer>) {
  const bytes = fromBase64(signature)
  if (bytes?.length !== 64) return false
  const publicKey = await importKey(key)
  const text = new TextEncoder().encode(canonicalJson(payload))
  return publicKey !== null && crypto.subtle.verify('Ed25519', publicKey, bytes, text)
}

/** Null if these bytes are no key, which some engines say at once. */
async function importKey(key: Uint8Array<ArrayBuffer>) {
  try {
    return await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify'])
  } catch (error) {
    if (error instanceof DOMException && error.name === 'DataError') return null
    throw error
  }
}

/** Null unless it is the one way to write these bytes: base64 has bits that decode to nothing. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text)
    return btoa(binary) === text ? Uint8Array.from(binary, (char) => char.charCodeAt(0)) : null
  } catch {
    return null
  }
}
