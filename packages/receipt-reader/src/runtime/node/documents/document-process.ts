import { extname } from 'node:path'
import { type DocumentReading, DocumentRefusedError, type OpenedDocument } from '#document.ts'
import { ReadTimeoutError, WorkerDiedError } from '#pool/errors.ts'
import { createReaderPool } from '#pool/reader-pool.ts'
import type { JobLimits } from '#pool/worker-slot.ts'
import type { PagesReading } from '#runtime/node/extract-pages.ts'
import { startWorkerProcess } from '#runtime/node/worker-process.ts'
import { giveDocument, takeDocument } from './document-files.ts'
import type { DocumentAnswer, DocumentJob, DocumentPaths } from './document-job.ts'
import type { EnclosureFile } from './enclosures.ts'
import type { MailParts } from './mail.ts'
import { memorySignal } from './memory-watch.ts'
import type { PagePicture } from './page-pictures.ts'
import type { Extract } from './page-reader.ts'

const megabyte = 1024 * 1024
const limits = {
  workers: 1,
  /** Whether receipts are read from texts: what that takes is then loaded at the start. */
  extracts: false,
  maxWaiting: 20,
  timeLimitMs: 30_000,
  /** Above this a job is killed; the margin to 600 MB covers what it can allocate between two checks. */
  memoryOfJob: 480 * megabyte,
  /** Above this the process is replaced between two jobs. */
  maxMemoryBytes: 250 * megabyte,
  heapMegabytes: 256,
}

/** The pages to draw, and the page for the thumbnail, drawn now or earlier; the first by default. */
type Drawing = DocumentPaths & {
  folder: string
  pages: number[]
  dpi: number
  thumbnail?: number
}

/** Ended by its watcher, or by V8, which had no room left for objects. */
const memorySignals = new Set<string | null>([memorySignal, 'SIGABRT'])

/** Runs a job when its turn has come, maybe again with other limits; `job` is the same for the same work on a file. */
export type Turn = <Answer>(
  job: string,
  run: (limits: JobLimits) => Promise<Answer>,
  signal: AbortSignal | undefined,
) => Promise<Answer>

export type DocumentProcess = {
  /** The same process, every job in its turn. */
  inTurns(turn: Turn): DocumentProcess
  /** What a document is, with its texts, and without pictures. */
  open(path: string, signal?: AbortSignal, invoicePath?: string): Promise<OpenedDocument>
  /** Pictures of its pages as files in a folder, and a thumbnail.jpg. */
  draw(drawing: Drawing, signal?: AbortSignal): Promise<PagePicture[]>
  /** What the e-invoice of a document says, and where its pages say the same. */
  readInvoice(opened: OpenedDocument, signal?: AbortSignal): Promise<DocumentReading>
  extract: Extract
  takeMailApart(path: string, folder: string, signal?: AbortSignal): Promise<MailParts>
  /** What is enclosed with an e-invoice, as files in the folder. */
  takeEnclosures(
    paths: DocumentPaths,
    folder: string,
    signal?: AbortSignal,
  ): Promise<EnclosureFile[]>
  close(): void
}

/**
 * Opens documents of strangers in processes of their own, which hold nothing of ours and are ended when they take too
 * long or too much. Rejects with DocumentRefusedError.
 */
export function createDocumentProcess(options: Partial<typeof limits> = {}): DocumentProcess {
  const { heapMegabytes, memoryOfJob, extracts, ...rules } = { ...limits, ...options }
  const pool = createReaderPool<DocumentJob, DocumentAnswer>({
    ...rules,
    startsAll: true,
    start: () =>
      startWorkerProcess(documentWorkerFile, [String(memoryOfJob), extracts ? 'extract' : ''], {
        rights: { addons: true, workers: true },
        give: giveDocument,
        take: takeDocument,
        execArgv: [`--max-old-space-size=${heapMegabytes}`],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
  })

  async function run(job: DocumentJob, signal?: AbortSignal, jobLimits?: JobLimits) {
    const answer = await pool.run(job, signal, jobLimits).catch((error) => {
      throw refusalFor(error) ?? error
    })
    if ('refused' in answer) throw new DocumentRefusedError(answer.refused, answer.facts)
    return answer
  }

  const inTurns = (turn: Turn): DocumentProcess => ({
    ...jobsBy((job, signal) => turn(nameOf(job), (given) => run(job, signal, given), signal)),
    inTurns,
    close: pool.close,
  })
  return { ...jobsBy(run), inTurns, close: pool.close }
}

type Run = (job: DocumentJob, signal?: AbortSignal) => Promise<Partial<Answers>>

function jobsBy(run: Run): Omit<DocumentProcess, 'inTurns' | 'close'> {
  return {
    async open(path, signal, invoicePath) {
      return part(await run({ do: 'open', path, invoicePath }, signal), 'opened')
    },
    async draw(drawing, signal) {
      const thumbnail = drawing.thumbnail ?? drawing.pages[0] ?? 1
      return part(await run({ do: 'draw', ...drawing, thumbnail }, signal), 'drawn')
    },
    async readInvoice(opened, signal) {
      return part(await run({ do: 'invoice', opened }, signal), 'reading')
    },
    async extract(pages, from, context = {}, { signal } = {}) {
      return part(await run({ do: 'extract', pages, from, context }, signal), 'extracted')
    },
    async takeMailApart(path, folder, signal) {
      return part(await run({ do: 'mail', path, folder }, signal), 'mail')
    },
    async takeEnclosures({ path, invoicePath }, folder, signal) {
      return part(await run({ do: 'enclosures', path, invoicePath, folder }, signal), 'enclosures')
    },
  }
}

function nameOf(job: DocumentJob) {
  const pages = job.do === 'draw' ? job.pages.join(' ') : ''
  return `${job.do} ${pages}`.trim()
}

function refusalFor(error: unknown) {
  if (error instanceof ReadTimeoutError) return new DocumentRefusedError('time')
  // Its upload was cancelled, and its files are gone.
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return new DocumentRefusedError('died')
  if (!(error instanceof WorkerDiedError)) return undefined
  return new DocumentRefusedError(memorySignals.has(error.signal) ? 'memory' : 'died')
}

type Answers = {
  opened: OpenedDocument
  drawn: PagePicture[]
  reading: DocumentReading
  extracted: PagesReading
  mail: MailParts
  enclosures: EnclosureFile[]
}

function part<Name extends keyof Answers>(answer: Partial<Answers>, name: Name): Answers[Name] {
  const value = answer[name]
  if (value === undefined) throw new Error(`The document process answered without ${name}`)
  return value
}

/** Beside the code that starts it, as the reader's is. */
export const documentWorkerFile = new URL(
  `./document-worker${extname(import.meta.url)}`,
  import.meta.url,
)
