/** A part of a file, by an address that names what is in it. */
export type Piece = { address: string; bytes: number; sha256: string }

/** A file in chunks, so that an interrupted download can resume. */
export type ReaderFile = { name: string; pieces: Piece[] }

/** `base` reads; `asian` reads Japanese and Chinese as well. */
export type FileSet = 'base' | 'asian'

/** Every file that a phone reads with, of one version of the reader. */
export type Manifest = Record<FileSet, ReaderFile[]>

/** The names of the files in a manifest. */
export const fileNames = {
  worker: 'worker.js',
  relaxed: 'relaxed.wasm',
  plain: 'plain.wasm',
  detector: 'detector.onnx',
  recognizer: 'recognizer.onnx',
  alphabet: 'recognizer-alphabet.txt',
  chooser: 'chooser.onnx',
  asianRecognizer: 'recognizer-cjk.onnx',
  asianAlphabet: 'recognizer-cjk-alphabet.txt',
} as const

/** What the app knows of its version of the reader. */
export type ReaderVersion = {
  /** The address of the manifest, which names what is in it. */
  manifest: string
  sha256: string
  /** Bytes of a set, as they are kept and as they are sent. */
  sets: Record<FileSet, { kept: number; sent: number }>
}

/** Where the pieces of a version are kept. */
export function cacheOf({ sha256 }: Pick<ReaderVersion, 'sha256'>): string {
  return `${readerCaches}${sha256.slice(0, 16)}`
}

/** How the names of all caches begin that hold pieces. */
export const readerCaches = 'reader-'
