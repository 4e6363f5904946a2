import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { documentRules } from '@quittance/contract/document-rules'
import { imageRules } from '@quittance/contract/image-rules'
import { maxReceiptBytes } from '@quittance/contract/receipt'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from './app-error.ts'
import { type Caller, callerOf } from './caller.ts'
import type { Exchange } from './exchange.ts'
import { requireUser } from './mount.ts'
import { expectDocument, whenTooMuch } from './unread-body.ts'
import { withWorkFolder } from './work-folder.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
  interface FastifyInstance {
    scanFile: ScanFile
  }
}

type Sender = { userId: number; caller?: Caller; signal?: AbortSignal }

/** Throws INFECTED, or UNAVAILABLE if the virus scanner gave no verdict. */
export type ScanFile = (path: string, sender: Sender) => Promise<void>

type ReceivedFile = { path: string; size: number }

export type Upload<Fields> = {
  fields: Fields
  /** Unchecked bytes, at most 10 MB. */
  image: ReceivedFile | undefined
  /** Unchecked bytes, at most 25 MB, and the sender's file name. */
  document: (ReceivedFile & { name: string | undefined }) | undefined
  /** For intermediate files; removed with its contents afterwards. */
  folder: string
  /** Aborted when the sender disconnects. */
  signal: AbortSignal
  /** The file itself was scanned; files inside it are scanned once they are extracted. */
  scan: (path: string) => Promise<void>
}

type FilePart = 'image' | 'document'

const fileRules = {
  image: { mostBytes: imageRules.maxBytes, tooLarge: imageRules.tooLarge },
  document: {
    mostBytes: documentRules.maxBytes,
    tooLarge: documentRules.tooManyBytes.description,
  },
} as const satisfies Record<FilePart, { mostBytes: number; tooLarge: string }>

const limits = {
  fileSize: documentRules.maxBytes,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: maxReceiptBytes,
  headerPairs: 20,
}

export async function withImageUpload<S extends z.ZodObject, T>(
  { request, reply }: Exchange,
  parent: string,
  schema: S,
  work: (upload: Upload<z.output<S>>) => Promise<T>,
  takes: readonly FilePart[] = ['image'],
): Promise<T> {
  const signal = whenGone(reply)
  return withWorkFolder(parent, async (folder) => {
    const path = join(folder, 'received')
    const { texts, image, document } = await receiveForm(request, schema, path, takes)
    const fields = parseFields(schema, texts)
    const sender = { userId: requireUser(request).id, caller: callerOf(request), signal }
    const scan = (file: string) => request.server.scanFile(file, sender)
    if (image ?? document) await scan(path)
    return work({ fields, image, document, folder, signal, scan })
  })
}

async function receiveForm(
  request: FastifyRequest,
  schema: z.ZodObject,
  path: string,
  takes: readonly FilePart[],
) {
  const texts: Record<string, string> = {}
  const files: Partial<Record<FilePart, ReceivedFile & { name: string | undefined }>> = {}
  let { tooLarge } = fileRules[takes[0] ?? 'image']
  const { raw } = request
  // The form fails with the error of its source stream.
  const stopCounting = whenTooMuch(
    request,
    () => void raw.emit('error', new AppError('TOO_LARGE', tooLarge)),
  )
  try {
    // If the client disconnected before this listener was added, no event would end the form.
    if (raw.destroyed && !raw.readableEnded) throw senderGone()
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') addText(texts, part, schema)
      else {
        const name = takes.find((taken) => taken === part.fieldname)
        if (!name) throw unknownPart(part)
        if (name === 'document') expectDocument(request)
        tooLarge = fileRules[name].tooLarge
        files[name] = await receiveFile(part, path, fileRules[name])
      }
    }
    return { texts, image: files.image, document: files.document }
  } catch (error) {
    throw toFormError(error)
  } finally {
    stopCounting()
  }
}

/** Ignores the declared type, and uses the file name only for display. */
async function receiveFile(
  part: MultipartFile,
  path: string,
  { mostBytes, tooLarge }: { mostBytes: number; tooLarge: string },
) {
  let size = 0
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length
        if (size > mostBytes) throw new AppError('TOO_LARGE', tooLarge)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  if (part.file.truncated) throw new AppError('TOO_LARGE', tooLarge)
  return { path, size, name: part.filename || undefined }
}

function addText(
  texts: Record<string, string>,
  part: Exclude<Multipart, MultipartFile>,
  schema: z.ZodObject,
) {
  const { fieldname, value, valueTruncated } = part
  if (fieldname === 'image' || fieldname === 'document') {
    throw badForm(`The ${fieldname} must be sent as a file.`)
  }
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

export function whenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort(senderGone())
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(senderGone())
  })
  return gone.signal
}

function toFormError(error: unknown): unknown {
  // A file system error is our fault, not the sender's.
  if (error instanceof AppError || (error instanceof Error && 'syscall' in error)) return error
  const { code } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') return badForm('Please send one image only.')
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
    return badForm('The form has too many fields.')
  }
  return badForm('The form could not be read.')
}

function senderGone() {
  return badForm('The client disconnected.')
}

function unknownPart({ fieldname }: { fieldname?: string }) {
  return badForm(`The form has an unknown field: ${JSON.stringify(fieldname?.slice(0, 40) ?? '')}.`)
}

function badForm(message: string) {
  return new AppError('VALIDATION', message)
}
