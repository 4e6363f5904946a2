import { createHash } from 'node:crypto'
import type { FileSet, Manifest, Piece } from '#runtime/browser/manifest.ts'

type Keeping = { put(address: string, answer: Response): Promise<unknown> }

export const manifestAddress = '/assets/reader/manifest.json'

/** Puts files of a reader where a device keeps them, each in pieces, with the manifest that names them. */
export async function keepReader(
  cache: Keeping,
  files: Record<FileSet, Record<string, Uint8Array>>,
  pieceBytes = 1024 * 1024,
): Promise<Manifest> {
  const manifest: Manifest = { base: [], asian: [] }
  for (const set of ['base', 'asian'] as const) {
    for (const [name, bytes] of Object.entries(files[set])) {
      const pieces: Piece[] = []
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        const part = new Uint8Array(bytes.subarray(at, at + pieceBytes))
        const sha256 = createHash('sha256').update(part).digest('hex')
        const address = `/assets/reader/${sha256.slice(0, 20)}.bin`
        await cache.put(address, new Response(part))
        pieces.push({ address, bytes: part.length, sha256 })
      }
      manifest[set].push({ name, pieces })
    }
  }
  await cache.put(manifestAddress, new Response(JSON.stringify(manifest)))
  return manifest
}
