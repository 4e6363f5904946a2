import { open, readFile } from 'node:fs/promises'
import { imageRules } from '@quittance/contract/image-rules'
import type { OriginalFile } from '#db/schema/trips.ts'
import { AppError } from '#http/app-error.ts'
import { createFairQueue } from '#process/fair-queue.ts'
import { decodeOutside } from './decode-outside.ts'
import { ImageTimeoutError } from './image-errors.ts'
import type { ImageJob, Refusal } from './image-job.ts'

const pngSignature = '\x89PNG\r\n\x1a\n'

/** Checks the first bytes, not the name or declared type: JPEG, PNG or WebP. */
async function requireImageSignature(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    if (!hasImageSignature(buffer.subarray(0, bytesRead))) throw invalidImage()
  } finally {
    await file.close()
  }
}

/** For a tiny PNG, as manual entry sends it; undefined for any other image. */
async function pixelsOfSmallPng(path: string): Promise<number | undefined> {
  const head = await readFile(path)
  if (!head.toString('latin1').startsWith(pngSignature)) return undefined
  if (head.toString('latin1', 12, 16) !== 'IHDR' || head.length < 24) throw invalidImage()
  return head.readUInt32BE(16) * head.readUInt32BE(20)
}

function invalidImage() {
  return new AppError('UNSUPPORTED_MEDIA', imageRules.invalidType)
}

function hasImageSignature(head: Buffer): boolean {
  const text = head.toString('latin1')
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith(pngSignature) ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  )
}

/** The owner of the image, and a signal that aborts when they disconnect. */
export type Requester = { userId: number; signal: AbortSignal }

/** Decoding timed out; the caller decides whether to retry. */
export class SlowImageError extends AppError {
  override name = 'SlowImageError'

  constructor() {
    const meta = { retryAfterSeconds: 10 }
    super('UNAVAILABLE', 'The image took too long. Please try again shortly.', meta)
  }
}

/** One process, one image at a time, to bound the memory. Waiting images are files on disk. */
const queue = createFairQueue({ atOnce: 1, maxWaiting: 40, maxWaitingPerUser: 2 })

/** Call it before receiving an image: a user with a full queue need not send it. */
export function requireImageSlot(userId: number): void {
  queue.requireSlot(userId)
}

/**
 * Re-encodes the image upright, in sRGB and without metadata, with a thumbnail. Returns what the
 * file itself says.
 */
export async function prepareImage(
  requester: Requester,
  path: string,
  targets: { upright: string; thumbnail: string },
): Promise<{ original: OriginalFile | undefined }> {
  await requireImageSignature(path)
  const { original } = await decodeQueued(requester, { do: 'write', path, ...targets })
  return { original }
}

/** Describes a stored photo, by which another photo of the same paper is found. */
export async function printImage(
  { userId, signal, isSlow }: Requester & { isSlow: boolean },
  image: Buffer,
): Promise<Buffer> {
  const work = () => decodeOutside({ do: 'print', path: image })
  const answer = await queue.run(userId, work, signal, { isPart: true, isSlow })
  if ('failed' in answer) throw new Error(answer.failed)
  // One that cannot be described is like no other.
  return Buffer.from('done' in answer ? (answer.print ?? '') : '', 'base64')
}

/** A tiny image is not stored, but must still be valid. */
export async function requireSmallImage(requester: Requester, path: string): Promise<void> {
  await requireImageSignature(path)
  const pixels = await pixelsOfSmallPng(path)
  if (pixels === undefined) await decodeQueued(requester, { do: 'look', path })
  else if (pixels > imageRules.maxPixels) throw refusal('too-large')
}

async function decodeQueued({ userId, signal }: Requester, job: ImageJob) {
  const answer = await queue.run(userId, () => decodeOutside(job), signal).catch(explain)
  // A running decode is not cancelled: it takes a second, and a new process would take as long.
  signal.throwIfAborted()
  if ('refused' in answer) throw refusal(answer.refused)
  if ('failed' in answer) throw new Error(answer.failed)
  return answer
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
