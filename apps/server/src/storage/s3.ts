import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import { reasonOf, StartupError } from '#startup-error.ts'
import { NotStoredError, type Storage, type StoredContent } from './storage.ts'

export type S3Options = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const pageSize = 1000
const answerTimeoutMs = 60_000

/** Objects of one bucket, addressed by path, which every S3-compatible service supports. */
export function createS3Storage(options: S3Options): Storage {
  const s3 = connect(options)

  async function open(key: string) {
    const response = await s3.getObjectResponse(key)
    if (response?.body) return response.body
    await requireThere()
    throw new NotStoredError('Nothing is stored under this key.')
  }

  /** Nothing is missing from a bucket that does not exist: it is unreachable. */
  async function requireThere() {
    if (!(await s3.bucketExists())) throw new Error('The bucket of stored images does not exist.')
  }

  return {
    async put(key, content, contentType) {
      const body = await bodyOf(content)
      await s3.putObject(key, body, contentType, undefined, undefined, sizeOf(body))
    },
    async read(key) {
      return Readable.fromWeb(await open(key))
    },
    async readWhole(key, signal) {
      const pieces: Uint8Array[] = []
      const kept = new WritableStream({ write: (piece: Uint8Array) => void pieces.push(piece) })
      await (await open(key)).pipeTo(kept, { signal })
      return Buffer.concat(pieces)
    },
    async has(key) {
      const isStored = (await s3.objectExists(key)) === true
      if (!isStored) await requireThere()
      return isStored
    },
    async remove(key) {
      await s3.deleteObject(key)
    },
    async *list() {
      let token: string | undefined
      do {
        const page = await s3.listObjectsPaged('/', '', pageSize, token)
        const objects = page?.objects ?? []
        yield objects.map(({ Key, LastModified }) => ({ key: Key, modifiedAt: LastModified }))
        token = page?.nextContinuationToken
      } while (token)
    },
  }
}

/** Checked at startup, not by the first traveller who saves a receipt. */
export async function requireBucket(options: S3Options): Promise<void> {
  const isThere = await connect(options)
    .bucketExists()
    .catch((error: unknown) => {
      throw new StartupError(
        `S3_ENDPOINT does not respond like an S3 service (${reasonOf(error)}).`,
      )
    })
  if (isThere) return
  throw new StartupError(
    `The bucket "${options.bucket}" of S3_BUCKET does not exist, or these keys have no access to it.`,
  )
}

function connect({ endpoint, bucket, ...access }: S3Options) {
  const address = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  return new S3mini({ ...access, endpoint: address, fetch: fetchWithin })
}

/** Limits only the time to the first byte; the body's speed is up to the client. */
async function fetchWithin(input: string | URL | Request, init?: RequestInit) {
  const abort = new AbortController()
  const timer = setTimeout(
    () => abort.abort(new Error('The store took too long.')),
    answerTimeoutMs,
  )
  return fetch(input, { ...init, signal: abort.signal }).finally(() => clearTimeout(timer))
}

async function bodyOf(content: StoredContent): Promise<Buffer | Blob> {
  return Buffer.isBuffer(content) ? content : openAsBlob(content.path)
}

function sizeOf(body: Buffer | Blob): number {
  return Buffer.isBuffer(body) ? body.length : body.size
}
