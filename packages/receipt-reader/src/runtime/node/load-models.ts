import { readFile } from 'node:fs/promises'
import type { Model } from '#model.ts'
import type { OcrModels } from '#ocr/models.ts'
import { alphabetOf, type Recognizer } from '#recognize/recognizer.ts'
import { loadModel, ownModel } from './onnx.ts'

/** Loads our own models; nothing is downloaded. */
export async function loadOcrModels(threads: number): Promise<OcrModels> {
  const [detector, own] = await Promise.all([
    loadModel(ownModel('detector.onnx'), threads),
    loadOwn('recognizer.onnx', 'recognizer-alphabet.txt', threads),
  ])
  let asian: Promise<Recognizer> | undefined
  return {
    detector,
    own,
    asian() {
      asian ??= loadOwn('recognizer-cjk.onnx', 'recognizer-cjk-alphabet.txt', threads)
      return asian
    },
  }
}

/** The learned part of the choice: classifies every row. */
export function loadChooser(file = ownModel('chooser.onnx')): Promise<Model> {
  return loadModel(file, 1)
}

async function loadOwn(model: string, dictionary: string, threads: number): Promise<Recognizer> {
  const [loaded, text] = await Promise.all([
    loadModel(ownModel(model), threads),
    readFile(ownModel(dictionary), 'utf8'),
  ])
  return { model: loaded, ...alphabetOf(text) }
}
