import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { imageRules } from '@quittance/contract/receipts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from './app-error.ts'
import type { Exchange } from './exchange.ts'

export type Upload<Fields> = {
  fields: Fields
  /** Unchecked bytes, at most 10 MB of them. */
  image: { path: string; size: number } | undefined
  /** For files made along the way; removed, with everything in it, when the work is done. */
  folder: string
  /** Aborted when the sender has gone: nobody waits for the answer any more. */
  signal: AbortSignal
}

const limits = {
  fileSize: imageRules.maxBytes,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 400_000,
  headerPairs: 20,
}

/** Receives a form with an image into a folder of its own, which is removed with everything in it. */
export async function withImageUpload<S extends z.ZodObject, T>(
  { request, reply }: Exchange,
  parent: string,
  schema: S,
  work: (upload: Upload<z.output<S>>) => Promise<T>,
): Promise<T> {
  const signal = whenGone(reply)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, 'upload-'))
  try {
    const { texts, image } = await receiveForm(request, schema, join(folder, 'received'))
    return await work({ fields: parseFields(schema, texts), image, folder, signal })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receiveForm(request: FastifyRequest, schema: z.ZodObject, path: string) {
  const texts: Record<string, string> = {}
  let image: Upload<unknown>['image']
  try {
    // Whoever left before the form is listened to sends no event any more that would end it.
    if (request.raw.destroyed && !request.raw.readableEnded) throw senderGone()
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') image = await receiveImage(part, path)
      else addText(texts, part, schema)
    }
    return { texts, image }
  } catch (error) {
    throw toFormError(error)
  }
}

/** The file's name and declared type are never used. */
async function receiveImage(part: MultipartFile, path: string) {
  if (part.fieldname !== 'image') throw unknownPart(part)
  const tooLarge = new AbortController()
  part.file.once('limit', () => tooLarge.abort())
  const received = pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }), {
    signal: tooLarge.signal,
  })
  await received.catch((error: unknown) => {
    throw tooLarge.signal.aborted ? new AppError('TOO_LARGE', imageRules.tooLarge) : error
  })
  if (part.file.truncated) throw new AppError('TOO_LARGE', imageRules.tooLarge)
  return { path, size: (await stat(path)).size }
}

function addText(
  texts: Record<string, string>,
  part: Exclude<Multipart, MultipartFile>,
  schema: z.ZodObject,
) {
  const { fieldname, value, valueTruncated } = part
  if (fieldname === 'image') throw badForm('The image must be sent as a file.')
  if (!Object.hasOwn(schema.shape, fieldname)) throw unknownPart(part)
  if (Object.hasOwn(texts, fieldname)) throw badForm(`The field "${fieldname}" was sent twice.`)
  if (valueTruncated) throw badForm(`The field "${fieldname}" is too long.`)
  if (typeof value !== 'string') throw badForm(`The field "${fieldname}" must be text.`)
  texts[fieldname] = value.toWellFormed()
}

function parseFields<S extends z.ZodObject>(schema: S, texts: Record<string, string>) {
  const parsed = schema.safeParse(texts)
  if (parsed.success) return parsed.data
  const details = parsed.error.issues.map(({ message }) => message)
  throw new AppError('VALIDATION', details[0] ?? 'Invalid input', { details })
}

function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort(senderGone())
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(senderGone())
  })
  return gone.signal
}

function toFormError(error: unknown): unknown {
  // An error of the file system is our fault, not the sender's.
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) return error
  const { code } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') return badForm('Please send one image only.')
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return badForm('The form has too many fields.')
  }
  return badForm('The form could not be read.')
}

/** Nobody reads this answer. */
function senderGone() {
  return badForm('The sender has gone.')
}

function unknownPart({ fieldname }: { fieldname?: string }) {
  return badForm(`The form has an unknown field: ${JSON.stringify(fieldname?.slice(0, 40) ?? '')}.`)
}

function badForm(message: string) {
  return new AppError('VALIDATION', message)
}
