import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { assembleKernels } from '@quittance/receipt-reader/build/assemble-kernels'
import {
  type FileSet,
  fileNames,
  type Manifest,
  type Piece,
  type ReaderVersion,
} from '@quittance/receipt-reader/runtime/browser/manifest'
import { rolldown } from 'rolldown'

const reader = join(import.meta.dirname, '../packages/receipt-reader')
const address = '/assets/reader'
/** An interrupted download loses at most this much. */
const pieceBytes = 512 * 1024
/** Written beside the files, for serving them without the app. */
const versionFile = 'reader-version.json'
const compress = promisify(brotliCompress)
/** The best quality would take a minute and make models hardly smaller. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Writes the reader's files for phones into a folder, laid out as in the app and named by their contents. */
export async function buildReader(into: string): Promise<ReaderVersion> {
  await rm(into, { recursive: true, force: true })
  const folder = join(into, address)
  await mkdir(folder, { recursive: true })
  const sets: Record<FileSet, [name: string, bytes: Uint8Array][]> = {
    base: await baseFiles(),
    asian: await modelFiles([fileNames.asianRecognizer, fileNames.asianAlphabet]),
  }
  const sizes = { base: { kept: 0, sent: 0 }, asian: { kept: 0, sent: 0 } }
  const manifest: Manifest = { base: [], asian: [] }
  for (const set of ['base', 'asian'] as const) {
    for (const [name, bytes] of sets[set]) {
      const pieces = []
      for (const part of cut(bytes, name)) {
        const { sent, ...piece } = await writePiece(folder, part, endingOf(name))
        pieces.push(piece)
        sizes[set].kept += piece.bytes
        sizes[set].sent += sent
      }
      manifest[set].push({ name, pieces })
    }
  }
  const text = new TextEncoder().encode(JSON.stringify(manifest))
  const written = await writePiece(folder, text, 'json')
  const version = { manifest: written.address, sha256: written.sha256, sets: sizes }
  await writeFile(join(into, versionFile), JSON.stringify(version))
  return version
}

async function baseFiles(): Promise<[string, Uint8Array][]> {
  const kernels = await assembleKernels()
  return [
    [fileNames.worker, new TextEncoder().encode((await bundleWorker()).code)],
    [fileNames.relaxed, kernels.relaxed],
    [fileNames.plain, kernels.plain],
    ...(await modelFiles([
      fileNames.detector,
      fileNames.recognizer,
      fileNames.alphabet,
      fileNames.chooser,
    ])),
  ]
}

function modelFiles(names: string[]) {
  return Promise.all(
    names.map(
      async (name): Promise<[string, Uint8Array]> => [
        name,
        await readFile(join(reader, 'models', name)),
      ],
    ),
  )
}

/** One classic script with all dependencies. */
export async function bundleWorker() {
  const bundle = await rolldown({
    input: join(reader, 'src/runtime/browser/reader-worker.ts'),
    platform: 'browser',
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0]
}

/** The worker's script is started by its URL, so it is not split into chunks. */
function cut(bytes: Uint8Array, name: string): Uint8Array[] {
  if (name === fileNames.worker) return [bytes]
  const count = Math.ceil(bytes.length / pieceBytes)
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  )
}

function endingOf(name: string) {
  return name === fileNames.worker ? 'js' : 'bin'
}

async function writePiece(folder: string, bytes: Uint8Array, ending: string) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = `${sha256.slice(0, 20)}.${ending}`
  const sent = await compress(bytes, quick)
  await writeFile(join(folder, file), bytes)
  await writeFile(join(folder, `${file}.br`), sent)
  const piece: Piece = { address: `${address}/${file}`, bytes: bytes.length, sha256 }
  return { ...piece, sent: sent.length }
}
