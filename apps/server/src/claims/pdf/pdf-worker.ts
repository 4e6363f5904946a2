import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { createPdfMaker } from './pdf-maker.ts'
import type { PdfAnswer, PdfStep } from './pdf-step.ts'

// Affects only this thread, and only on Linux: downloads can wait, other requests cannot.
if (process.platform === 'linux') setPriority(15)

const maker = createPdfMaker()

parentPort?.on('message', async (step: PdfStep) => {
  try {
    const parts = await maker.run(step)
    answer(
      { parts },
      parts.map(({ buffer }) => buffer),
    )
  } catch (error) {
    answer({ error: error instanceof Error ? error : new Error(String(error)) })
  }
})

function answer(message: PdfAnswer, moved: ArrayBuffer[] = []) {
  parentPort?.postMessage(message, moved)
}
