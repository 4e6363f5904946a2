import { createHash } from 'node:crypto'
import type {
  Manifest,
  Piece,
  ReaderVersion,
} from '@quittance/receipt-reader/runtime/browser/manifest'

type Files = { version: ReaderVersion; pieces: Record<'base' | 'asian', string[]> }

/** The state of a reader downloaded without Japanese and Chinese. */
export const readyReader = {
  kind: 'ready',
  bytes: 10.1e6,
  hasAsian: false,
  asian: null,
  isAlwaysHere: false,
  weakness: null,
} as const

/** A version of the reader whose chunks hold these texts, and its server. */
export function createReaderFiles(base: string[], asian: string[] = ['kanji', 'hanzi']) {
  const served = new Map<string, Uint8Array<ArrayBuffer>>()

  function pieceOf(text: string): Piece {
    const bytes = new TextEncoder().encode(text)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const address = `/assets/reader/${sha256.slice(0, 20)}.bin`
    served.set(address, bytes)
    return { address, bytes: bytes.length, sha256 }
  }

  const manifest: Manifest = {
    base: [{ name: 'base', pieces: base.map(pieceOf) }],
    asian: [{ name: 'asian', pieces: asian.map(pieceOf) }],
  }
  const list = pieceOf(JSON.stringify(manifest))
  const sizeOf = (texts: string[]) => texts.join('').length
  const sets = {
    base: { kept: sizeOf(base), sent: sizeOf(base) },
    asian: { kept: sizeOf(asian), sent: sizeOf(asian) },
  }
  const addressesOf = (set: keyof Manifest) =>
    manifest[set].flatMap(({ pieces }) => pieces.map(({ address }) => address))
  const files: Files = {
    version: { manifest: list.address, sha256: list.sha256, sets },
    pieces: { base: addressesOf('base'), asian: addressesOf('asian') },
  }
  return { ...files, served }
}
