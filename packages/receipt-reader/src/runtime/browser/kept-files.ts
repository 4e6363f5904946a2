import { type FileSet, fileNames, type Manifest, type ReaderFile } from './manifest.ts'
import type { AsianFiles, ReaderFiles } from './messages.ts'
import { sha256Of } from './sha256.ts'

/** The files that are kept on this device are not all there, or are not what they were. */
export class BadFilesError extends Error {
  override name = 'BadFilesError'
}

/** What a worker reads with, out of the cache that one version of the reader was downloaded to. */
export async function openKeptFiles(cacheName: string, manifestAddress: string) {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(manifestAddress)
  if (!kept) throw new BadFilesError('The reader is not on this device.')
  const manifest: Manifest = await kept.json()

  async function load(set: FileSet, name: string): Promise<ArrayBuffer> {
    const file = manifest[set].find((each) => each.name === name)
    if (!file) throw new BadFilesError(`The reader has no file ${name}.`)
    return joined(cache, file)
  }

  return {
    async base(): Promise<ReaderFiles> {
      const [relaxed, plain, detector, recognizer, alphabet, chooser] = await Promise.all([
        load('base', fileNames.relaxed),
        load('base', fileNames.plain),
        load('base', fileNames.detector),
        load('base', fileNames.recognizer),
        load('base', fileNames.alphabet),
        load('base', fileNames.chooser),
      ])
      return { relaxed, plain, detector, recognizer, alphabet, chooser }
    },
    /** Undefined until all of them were downloaded. */
    async asian(): Promise<AsianFiles | undefined> {
      for (const { address } of manifest.asian.flatMap(({ pieces }) => pieces)) {
        if (!(await cache.match(address))) return undefined
      }
      const [recognizer, alphabet] = await Promise.all([
        load('asian', fileNames.asianRecognizer),
        load('asian', fileNames.asianAlphabet),
      ])
      return { recognizer, alphabet }
    },
  }
}

/** Checked again here, so that a file damaged on the device is never used. */
async function joined(cache: Cache, { name, pieces }: ReaderFile): Promise<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { bytes }) => sum + bytes, 0))
  let at = 0
  for (const { address, sha256 } of pieces) {
    const kept = await cache.match(address)
    const bytes = kept && (await kept.arrayBuffer())
    if (!bytes || (await sha256Of(bytes)) !== sha256) {
      throw new BadFilesError(`${name} is not as it was downloaded.`)
    }
    whole.set(new Uint8Array(bytes), at)
    at += bytes.byteLength
  }
  return whole.buffer
}
