import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PdfAnswer, PdfPart, PdfStep } from './pdf-step.ts'

/** The worker next to this file: a source file, or an entry of its own in the bundle. */
const workerFile = new URL(`./pdf-worker${extname(import.meta.url)}`, import.meta.url)

export type PdfThread = ReturnType<typeof startPdfThread>

/** Makes one PDF at a time; safe to terminate at any moment. */
export function startPdfThread() {
  const worker = new Worker(workerFile, {
    execArgv: [],
    // It processes untrusted images, so it gets none of the server's secrets.
    env: {},
    // Its objects are short-lived; the young generation would otherwise grow to 50 MB.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  let pending: PromiseWithResolvers<PdfPart[]> | undefined
  let failure: Error | undefined

  worker.on('message', (answer: PdfAnswer) => {
    if ('parts' in answer) pending?.resolve(answer.parts)
    else pending?.reject(answer.error)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread that makes PDFs ended.')))

  function fail(error: Error) {
    failure ??= error
    pending?.reject(failure)
  }

  return {
    /** One step at a time; transfers the image. */
    async run(step: PdfStep): Promise<PdfPart[]> {
      if (failure) throw failure
      pending = Promise.withResolvers<PdfPart[]>()
      worker.postMessage(step, step.do === 'show' && step.image ? movable(step.image) : [])
      return pending.promise
    },
    /** Whether the process may exit while this thread is alive. */
    mayBeLeft(mayBe: boolean) {
      if (mayBe) worker.unref()
      else worker.ref()
    },
    isAlive: () => failure === undefined,
    async end() {
      await worker.terminate()
    },
  }
}

/** Small images share a buffer with others, so those are copied. */
function movable({ buffer, byteLength }: PdfPart): ArrayBuffer[] {
  return buffer.byteLength === byteLength ? [buffer] : []
}
