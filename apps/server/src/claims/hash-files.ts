import { hash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import type { HashFiles } from './claim-files.ts'

const atOnce = 8

type Deps = { storage: Storage; log: Pick<FastifyBaseLogger, 'error'> }
type File = Parameters<HashFiles>[0][number]
type Hashed = { bytes: number; sha256: string }

/** Reads each file once: hashing the same files again is free. */
export function createFileHashes({ storage, log }: Deps): HashFiles {
  const seen = new Set<string>()
  const found = new Map<string, Hashed>()

  async function look({ key, bytes, sha256 }: File): Promise<Hashed | undefined> {
    if (sha256 && bytes !== null) return (await storage.has(key)) ? { bytes, sha256 } : undefined
    const content = await storage.readWhole(key)
    return { bytes: content.length, sha256: hash('sha256', content) }
  }

  async function lookAtAll(files: File[]) {
    for (let file = files.pop(); file; file = files.pop()) {
      seen.add(file.key)
      try {
        const hashed = await look(file)
        if (hashed) found.set(file.key, hashed)
      } catch (err) {
        if (err instanceof NotStoredError) continue
        // An unreachable store must not prevent finalizing: store its files without hashes.
        files.length = 0
        log.error({ err }, 'hashing the files of a claim failed')
      }
    }
  }

  return async (files) => {
    const unseen = files.filter(({ key }) => !seen.has(key))
    await Promise.all(Array.from({ length: atOnce }, () => lookAtAll(unseen)))
    return found
  }
}
