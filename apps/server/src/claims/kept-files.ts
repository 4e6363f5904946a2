import { hash } from 'node:crypto'
import type { ReportKind } from '@quittance/contract/reports'
import type { KeptImage } from '#db/schema/claims.ts'
import type { Storage } from '#storage/storage.ts'
import { findKeptFile, insertKeptFile, type KeptFile } from './kept-files.queries.ts'
import { lazyStream } from './lazy-stream.ts'
import { loadReport, type ReportDeps } from './load-report.ts'
import type { Report, ReportFile } from './report.ts'
import { kinds, makeBytes, reportFile, reportFileName } from './report-file.ts'

export type FileDeps = ReportDeps & {
  /** The address of this installation. */
  origin: string
}

type Claim = { id: number; userId: number }

/** The file as it was first made for this version; makes and keeps it if nobody has opened it yet. */
export async function findSentFile(
  deps: FileDeps,
  claim: Claim,
  kind: ReportKind,
): Promise<ReportFile> {
  const kept = await findWholeFile(deps, claim, kind)
  if (kept) {
    const { name, bytes } = kept
    const open = () => lazyStream((signal) => readKept(deps.storage, kept, signal))
    return { name, contentType: kinds[kind].contentType, bytes, open }
  }
  const report = await loadReport(deps, claim.id)
  const make = (signal: AbortSignal) => makeAndKeep(deps, claim, { kind, report, signal })
  return reportFile(kind, report, { isExact: true, make })
}

/** Undefined also if a part is missing from the store: a file made now says what is missing. */
async function findWholeFile({ db, storage }: FileDeps, { id }: Claim, kind: ReportKind) {
  const kept = await findKeptFile(db, id, kind)
  const keys = [...new Set(kept ? [kept.key, ...kept.images.map(({ key }) => key)] : [])]
  // A remote store is slow to respond, so many files are checked at once.
  for (let from = 0; from < keys.length; from += 20) {
    const looked = keys.slice(from, from + 20).map((key) => storage.has(key))
    if ((await Promise.all(looked)).includes(false)) return undefined
  }
  return kept
}

async function* readKept(storage: Storage, { key, images }: KeptFile, signal: AbortSignal) {
  const rest = await storage.readWhole(key, signal)
  let from = 0
  for (const { at, key: imageKey, sha256 } of images) {
    const image = await storage.readWhole(imageKey, signal)
    if (hash('sha256', image) !== sha256) throw new Error(`${imageKey} is not what was sent.`)
    // Not before the photo is read: a store that fails at once is answered with a page.
    if (at > from) yield rest.subarray(from, at)
    yield image
    from = at
  }
  yield rest.subarray(from)
}

type Making = { kind: ReportKind; report: Report; signal: AbortSignal }

/** Keeps no photo a second time, and no file that lacks one: it may be found again. */
async function* makeAndKeep(deps: FileDeps, claim: Claim, { kind, report, signal }: Making) {
  /** Keys by hash: two receipts may have the same photo. */
  const seen = new Map<string, string[]>()
  const lengths = new Set<number>()
  const rest: Uint8Array[] = []
  const images: KeptImage[] = []
  let [at, bytes, isWhole] = [0, 0, true]

  const watched: Report = {
    ...report,
    async readImage(key, stop) {
      const content = await report.readImage(key, stop)
      const sha256 = hash('sha256', content)
      seen.set(sha256, [...(seen.get(sha256) ?? []), key])
      lengths.add(content.length)
      return content
    },
    onMissing(receiptId) {
      isWhole = false
      report.onMissing(receiptId)
    },
  }
  const workbook = () => readOrMakeWorkbook(deps, claim, { kind: 'excel', report, signal })
  for await (const chunk of makeBytes(kind, watched, { ...deps, workbook })(signal)) {
    const sha256 = lengths.has(chunk.length) ? hash('sha256', chunk) : ''
    const key = seen.get(sha256)?.shift()
    bytes += chunk.length
    if (key) {
      images.push({ at, key, sha256 })
    } else {
      rest.push(chunk)
      at += chunk.length
    }
    yield chunk
  }
  if (!isWhole) return
  const name = reportFileName(kind, report)
  await keep(deps, claim, { kind, name, bytes, images }, Buffer.concat(rest))
}

/** The PDF carries the workbook that is sent beside it. */
async function* readOrMakeWorkbook(deps: FileDeps, claim: Claim, making: Making) {
  const kept = await findWholeFile(deps, claim, 'excel')
  if (kept) {
    yield* readKept(deps.storage, kept, making.signal)
  } else {
    // What is missing is reported once, by the PDF itself.
    const report = { ...making.report, onMissing() {} }
    yield* makeAndKeep(deps, claim, { ...making, report })
  }
}

async function keep(
  { db, storage, log }: FileDeps,
  { id, userId }: Claim,
  file: Omit<KeptFile, 'finalizationId' | 'key'>,
  rest: Buffer,
) {
  const { ending, contentType } = kinds[file.kind]
  const key = `${userId}/claim-${id}-${hash('sha256', rest)}.${ending}`
  try {
    await storage.put(key, rest, contentType)
    await insertKeptFile(db, { ...file, finalizationId: id, key })
  } catch (err) {
    // It can still be sent; the next one to open it tries again.
    log.error({ err, finalizationId: id }, 'keeping a file of a claim failed')
  }
}
