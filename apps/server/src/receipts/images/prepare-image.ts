import { imageRules } from '@quittance/contract/image-rules'
import { AppError } from '#http/app-error.ts'
import { createFairQueue } from '#process/fair-queue.ts'
import { decodeOutside } from './decode-outside.ts'
import { ImageTimeoutError } from './image-errors.ts'
import type { ImageJob, Refusal } from './image-job.ts'
import { invalidImage, pixelsOfSmallPng, requireImageSignature } from './inspect-image.ts'

/** Whose image it is, and whether they still wait for it. */
export type Asker = { userId: number; signal: AbortSignal }

/** It took longer than an image may; asking again is for whoever waits. */
export class SlowImageError extends AppError {
  override name = 'SlowImageError'

  constructor() {
    const meta = { retryAfterSeconds: 10 }
    super('UNAVAILABLE', 'The image took too long. Please try again shortly.', meta)
  }
}

/** One process, one image at a time: that bounds the memory. What waits is a file on the disk. */
const turns = createFairQueue({ atOnce: 1, inLine: 40, eachInLine: 2 })

/** Before an image is taken in: whoever has enough in line need not send it. */
export function requirePlaceInLine(userId: number): void {
  turns.requirePlace(userId)
}

/** Writes the picture anew, upright, in sRGB and without metadata, and a thumbnail of it. */
export async function prepareImage(
  asker: Asker,
  path: string,
  targets: { upright: string; thumbnail: string },
): Promise<void> {
  await requireImageSignature(path)
  await decodeInTurn(asker, { do: 'write', path, ...targets })
}

/** An image of a few bytes, which is not kept, must still be one that could be. */
export async function requireSmallImage(asker: Asker, path: string): Promise<void> {
  await requireImageSignature(path)
  const pixels = await pixelsOfSmallPng(path)
  if (pixels === undefined) await decodeInTurn(asker, { do: 'look', path })
  else if (pixels > imageRules.maxPixels) throw refusal('too-large')
}

async function decodeInTurn({ userId, signal }: Asker, job: ImageJob): Promise<void> {
  const answer = await turns.run(userId, () => decodeOutside(job), signal).catch(explain)
  // One that is being decoded is not given up: it takes a second, and a new process would take as long.
  signal.throwIfAborted()
  if ('refused' in answer) throw refusal(answer.refused)
  if ('failed' in answer) throw new Error(answer.failed)
}

function refusal(reason: Refusal): AppError {
  if (reason === 'invalid') return invalidImage()
  const { tooLarge, tooMuchToUnpack } = imageRules
  return new AppError('TOO_LARGE', reason === 'too-large' ? tooLarge : tooMuchToUnpack)
}

function explain(error: unknown): never {
  if (!(error instanceof ImageTimeoutError)) throw error
  throw new SlowImageError()
}
