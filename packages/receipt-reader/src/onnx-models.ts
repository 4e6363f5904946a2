import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession } from 'onnxruntime-node'

const folder = dirname(
  fileURLToPath(import.meta.resolve('@quittance/receipt-reader/models/recognizer.onnx')),
)

/** Where a model of our own lies. */
export function ownModel(file: string): string {
  return join(folder, file)
}

export function loadSession(path: string, threads: number): Promise<InferenceSession> {
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
