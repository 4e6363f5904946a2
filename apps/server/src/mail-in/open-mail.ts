import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentProblem } from '@quittance/contract/document-rules'
import { documentRules } from '@quittance/contract/document-rules'
import { type ExtractedReceipt, extractedReceipt } from '@quittance/contract/extracted-receipt'
import { imageRules } from '@quittance/contract/image-rules'
import { applyRememberedVendor } from '@quittance/contract/vendor-memory'
import { countRead } from '#db/rate-limits.ts'
import { documentName } from '#documents/document-name.ts'
import type { MailFile, OpenDocument } from '#documents/document-reader.ts'
import type { NewDocument } from '#documents/documents.queries.ts'
import { type InvoicePair, pairInvoices } from '#documents/pair-invoices.ts'
import { type Original, planDocument, sha256Of } from '#documents/store-document.ts'
import { AppError } from '#http/app-error.ts'
import type { ScanFile } from '#http/image-upload.ts'
import { prepareImage, SlowImageError } from '#receipts/images/prepare-image.ts'
import type { ReadingContext } from '#receipts/reading/reader.ts'
import type { ReadDeps } from '#receipts/receipts-deps.ts'
import type { NewUpload } from '#receipts/uploads.queries.ts'
import { recallVendor } from '#receipts/vendor-memory.queries.ts'
import { newImageKeys, storedImageType } from '#storage/stored-images.ts'
import { chosenParts } from './chosen-parts.ts'
import type { ChosenPart, MailText } from './mail-contents.ts'
import { mailPageLines } from './mail-page-lines.ts'

export type OpenDeps = Omit<ReadDeps, 'storage' | 'storageLimit'> & {
  scan: ScanFile
  signal: AbortSignal
  /** Replaces the process that decodes images, in tests. */
  prepare?: typeof prepareImage
}

export type Mail = {
  userId: number
  path: string
  subject: string
  context: ReadingContext | undefined
}

export type PlannedUpload = {
  row: Omit<NewUpload, 'userId'>
  document?: NewDocument
  files: { key: string; path: string; type: string }[]
  bytes: number
}

export async function openMail(
  deps: OpenDeps,
  mail: Mail,
  folder: string,
): Promise<PlannedUpload[]> {
  const { documents } = deps
  const options = optionsOf(deps, mail)
  const partsFolder = join(folder, 'parts')
  await mkdir(partsFolder)
  const apart = await documents.takeMailApart(mail.path, partsFolder, options)
  const planned: PlannedUpload[] = []
  const parts = await chosenParts(apart)
  const pairs = await pairInvoices({ documents, options }, parts, folder)
  const xmls = new Set([...pairs.values()].map(({ xml }) => xml))
  for (const [index, part] of parts.entries()) {
    if (part.as === 'document' && xmls.has(part.file)) continue
    const own = join(folder, `receipt-${index + 1}`)
    await mkdir(own)
    const pair = part.as === 'document' ? pairs.get(part.file) : undefined
    planned.push(await openPart(deps, mail, part, own, pair))
  }
  return planned
}

function optionsOf({ turns, signal }: OpenDeps, { userId }: Mail) {
  return { signal, turns: turns.of(userId) }
}

async function openPart(
  deps: OpenDeps,
  mail: Mail,
  part: ChosenPart,
  folder: string,
  pair: InvoicePair | undefined,
) {
  if (part.as === 'refused') return refused(nameOf(part.name, mail.subject), part.problem)
  try {
    const { path } = part.as === 'mail' ? (part.mail.inside ?? mail) : part.file
    await deps.scan(path, { userId: mail.userId, signal: deps.signal })
    if (part.as === 'mail') return await openText(deps, mail, part.mail, folder)
    if (part.as === 'photo') return await openPhoto(deps, mail, part.file, folder)
    if (pair) return await planOpened(deps, mail, pair.opened, part.file, pair.xml)
    return await openDocument(deps, mail, part.file, folder)
  } catch (error) {
    const problem = problemOf(error)
    if (!problem) throw error
    return refused(part.as === 'mail' ? mail.subject : nameOf(part.file.name, ''), problem)
  }
}

async function openDocument(
  deps: OpenDeps,
  mail: Mail,
  file: Original & { name: string; bytes: number },
  folder: string,
) {
  if (file.bytes > documentRules.maxBytes) return refused(nameOf(file.name, ''), 'too-large')
  const opened = await deps.documents.open(file.path, folder, optionsOf(deps, mail))
  return planOpened(deps, mail, opened, file)
}

/** The mail's text as a page; the original is the whole mail, or the nested one. */
async function openText(deps: OpenDeps, mail: Mail, text: MailText, folder: string) {
  const lines = mailPageLines(text)
  const opened = await deps.documents.openLines(lines, folder, optionsOf(deps, mail))
  const { path } = text.inside ?? mail
  const subject = text.inside?.subject || mail.subject
  return planOpened(deps, mail, opened, { path, name: subject.replace(/[/\\]/g, '-') })
}

/** Includes the e-invoice received beside it, which is stored with it. */
async function planOpened(
  deps: OpenDeps,
  mail: Mail,
  opened: OpenDocument,
  original: Original,
  xml?: MailFile,
) {
  const { signal } = deps
  const { userId, context } = mail
  const reading = await readingOf(deps, userId, () => opened.read(context, { signal }))
  const { kind } = opened
  const readFrom = reading?.readFrom ?? 'none'
  const drawn = await opened.draw({ signal })
  if (xml) drawn.enclosures.push({ ...xml, type: 'xml', pages: null, isInvoice: true })
  const scan = (path: string) => deps.scan(path, { userId, signal })
  const plan = await planDocument(userId, original, drawn, { kind, readFrom, scan })
  const { document, picture, files } = plan
  const row = { ...picture, name: document.name, photoHash: document.sha256, reading }
  return { row, document, files, bytes: document.storedBytes }
}

/** Re-encoded, upright and without location, as every photo. */
async function openPhoto(
  deps: OpenDeps,
  { userId, context }: Mail,
  { path, name, bytes }: { path: string; name: string; bytes: number },
  folder: string,
): Promise<PlannedUpload> {
  if (bytes > imageRules.maxBytes) return refused(nameOf(name, ''), 'too-large')
  const { signal } = deps
  const made = { upright: join(folder, 'upright.jpg'), thumbnail: join(folder, 'thumbnail.jpg') }
  const { original } = await (deps.prepare ?? prepareImage)({ userId, signal }, path, made)
  const image = { path: made.upright }
  const read = () => deps.reader.read(image, context, { signal })
  const reading = await readingOf(deps, userId, () =>
    deps.turns.reading.run(userId, read, signal, { isPart: true }),
  )
  const keys = newImageKeys(userId)
  const imageBytes = (await stat(made.upright)).size
  return {
    row: {
      ...keys,
      imageBytes,
      name: nameOf(name, ''),
      photoHash: await sha256Of(path),
      reading,
      origin: original && { original },
    },
    files: [
      { key: keys.imageKey, path: made.upright, type: storedImageType },
      { key: keys.thumbnailKey, path: made.thumbnail, type: storedImageType },
    ],
    bytes: imageBytes,
  }
}

/**
 * An unreadable part is accepted: its owner fills in the form. Returns null if it may be retried,
 * and beyond the hourly limit: it is then read on request.
 */
async function readingOf(
  { db, log, readsPerHour }: OpenDeps,
  userId: number,
  read: () => Promise<ExtractedReceipt>,
): Promise<ExtractedReceipt | null> {
  if ((await countRead(db, userId)).count > readsPerHour) return null
  try {
    const reading = extractedReceipt.parse(await read())
    return applyRememberedVendor(reading, await recallVendor(db, userId, reading.vendor))
  } catch (err) {
    if (err instanceof AppError && err.code !== 'DOCUMENT_REFUSED') throw err
    log.warn({ err }, 'reading a receipt from a mail failed')
    return null
  }
}

function refused(name: string, problem: DocumentProblem): PlannedUpload {
  return { row: { name, problem }, files: [], bytes: 0 }
}

/** Undefined if the part is not at fault. */
function problemOf(error: unknown): DocumentProblem | undefined {
  if (!(error instanceof AppError)) return undefined
  // A retry would take as long and block everyone else's images.
  if (error instanceof SlowImageError) return 'time'
  if (error.code === 'DOCUMENT_REFUSED') return error.meta.problem ?? 'damaged'
  if (error.code === 'TOO_LARGE') return 'too-large'
  if (error.code === 'INFECTED') return 'infected'
  return error.code === 'UNSUPPORTED_MEDIA' || error.code === 'VALIDATION' ? 'damaged' : undefined
}

/** Cleaned for storage and display; a file without a name gets the mail's subject. */
function nameOf(given: string, otherwise: string) {
  const name = given || otherwise.replace(/[/\\]/g, '-')
  return name === '' ? 'attachment' : documentName(name, 'mail')
}
