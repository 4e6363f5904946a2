import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Model } from '#model.ts'

// Read with the first model: without it, onnxruntime stores an identifier and reports to its maker.
process.env.ORT_DISABLE_TELEMETRY = '1'

const folder = dirname(
  fileURLToPath(import.meta.resolve('@quittance/receipt-reader/models/recognizer.onnx')),
)

/** Where a model of our own lies. */
export function ownModel(file: string): string {
  return join(folder, file)
}

export async function loadModel(path: string, threads: number): Promise<Model> {
  const session = await InferenceSession.create(path, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Receipts differ in size: an arena and memory plans for each shape only pile up.
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
    extra: {
      session: {
        // Threads that wait spinning would take the cores from the server.
        intra_op: { allow_spinning: '0' },
        // x64 processors without VNNI overflow in sums of signed weights, and misread; this takes a slower, exact way there.
        x64quantprecision: '1',
      },
    },
  })
  const [output = ''] = session.outputNames
  return {
    async run(inputs) {
      const feeds = Object.fromEntries(
        Object.entries(inputs).map(([name, { data, dims }]) => [name, tensorOf(data, dims)]),
      )
      const { data, dims } = (await session.run(feeds))[output]!
      return { data: data as Float32Array, dims }
    },
  }
}

function tensorOf(data: Float32Array | BigInt64Array, dims: readonly number[]) {
  return data instanceof Float32Array
    ? new Tensor('float32', data, dims)
    : new Tensor('int64', data, dims)
}
