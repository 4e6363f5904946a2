import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { readProblemMessages } from '@quittance/contract/read-problems'
import { changeEntry, findEntry } from '#offline/store/entries.ts'
import type { Entry, ReadPlace } from '#offline/store/entry.ts'
import { asApiError, classifyFailure } from './classify-failure.ts'
import { withEntryLock } from './entry-lock.ts'
import { photoToSend } from './photo-to-send.ts'
import { requestReading } from './request-reading.ts'
import { reviewedFields } from './reviewed-fields.ts'

export type Phone = {
  placesFor(entry: Entry): readonly ReadPlace[]
  /** Why no photo is read for now, neither here nor on the server; null if they are. */
  whyWaiting(): string | null
  readHere(photo: File, entry: Entry, signal: AbortSignal | undefined): Promise<HereReading>
}

/** `isOfPhoto`: other photos may still be read here. */
type HereReading =
  | { kind: 'read'; reading: ExtractedReceipt; lacksAsian: boolean }
  | { kind: 'failed'; message: string; isOfPhoto: boolean }
  | { kind: 'interrupted' }

type Watch = {
  signal?: AbortSignal
  onProgress?: (part: number) => void
  /** Missing in a service worker, which is too short-lived to read. */
  phone?: Phone
}

/** `elsewhere`: another tab is reading it, or there is nothing to read any more. */
export type ReadOutcome =
  | 'read'
  | 'elsewhere'
  | 'given-up'
  | 'later'
  /** Waiting for this device to be able to read it. */
  | 'waiting'
  | 'signed-out'
  | 'failed'

type Problem = NonNullable<Entry['readingProblem']>

/** The reading, or why it failed; after `signed-out` or a final problem no other place is tried. */
type Attempt = { found: Found } | { problem: Problem; kept?: Kept } | 'signed-out'

/** Stored even if unreadable, so that it need not be sent again. */
type Kept = Partial<Pick<Entry, 'uploadId' | 'document'>>

type Found = Pick<Entry, 'uploadId' | 'readAt' | 'lacksAsian' | 'document'> & {
  reading: ExtractedReceipt
}

const unread: Problem = { message: 'Failed to process receipt', isFinal: false }
const unheard: Problem = {
  message: 'Read when you are online',
  isFinal: false,
  isUnanswered: true,
}

/** If the phone can read, do not wait longer than this for a silent server. */
const timeoutBeforePhone = 10_000

export async function readEntry(id: string, watch: Watch = {}): Promise<ReadOutcome> {
  // If the result could not be stored, it is read again.
  const outcome = await withEntryLock(id, () => read(id, watch)).catch(() => 'later' as const)
  return outcome ?? 'elsewhere'
}

async function read(id: string, watch: Watch): Promise<ReadOutcome | undefined> {
  // As with sending: if the store fails now, the next page reads it.
  const entry = await findEntry(id).catch(() => undefined)
  const isOpen = entry?.photo && entry.state === 'checking'
  if (!isOpen || (entry.reading && !entry.lacksAsian)) return undefined
  try {
    const attempt = await tryPlaces(entry, watch)
    if (attempt === 'signed-out') return attempt
    if ('found' in attempt) {
      await changeEntry(id, (kept) => withReading(kept, attempt.found))
      return 'read'
    }
    const { problem, kept: atServer } = attempt
    await changeEntry(id, (kept) => withProblem({ ...kept, ...atServer }, problem))
    if (problem.isWaiting) return 'waiting'
    return problem.isFinal ? 'failed' : 'later'
  } catch (failure) {
    if (watch.signal?.aborted) return 'given-up'
    throw failure
  }
}

function withReading(kept: Entry, found: Found): Entry {
  const lookedAt = reviewedFields(kept, found.reading)
  return { ...kept, ...found, lookedAt, readingProblem: null }
}

/** A partial reading stays; if it cannot be improved, it is not read again. */
function withProblem(kept: Entry, problem: Problem): Entry {
  if (!kept.reading) return { ...kept, readingProblem: problem }
  return problem.isFinal ? { ...kept, lacksAsian: false } : kept
}

async function tryPlaces(entry: Entry, watch: Watch): Promise<Attempt> {
  const places = placesFor(entry, watch)
  const { isTriedHere, message } = entry.readingProblem ?? unread
  const before = isTriedHere ? { isTriedHere } : {}
  const why = places.length === 0 && watch.phone?.whyWaiting()
  if (why) return { problem: { ...before, message: why, isFinal: false, isWaiting: true } }
  // A partial reading may be completed once more language packs are available.
  let problem: Problem = { ...before, message, isFinal: !entry.reading }
  let kept: Kept | undefined
  for (const [index, place] of places.entries()) {
    const isLast = index === places.length - 1
    const attempt =
      place === 'here' ? await readOnPhone(entry, watch) : await readByServer(entry, watch, isLast)
    if (attempt === 'signed-out' || 'found' in attempt) return attempt
    kept = attempt.kept ?? kept
    const tried = attempt.problem.isTriedHere || problem.isTriedHere
    // The server can be reached again sooner or later, so its problem is the one to store.
    const isOfServer = place === 'server' || !places.includes('server')
    problem = { ...(isOfServer ? attempt.problem : problem), ...(tried && { isTriedHere: true }) }
    if (place === 'server' && problem.isFinal) break
  }
  return { problem, ...(kept && { kept }) }
}

/** Only the server can open documents, and uploads are read there. */
function placesFor(entry: Entry, { phone }: Watch): readonly ReadPlace[] {
  if (entry.document || entry.isRemote) return ['server']
  return phone?.placesFor(entry) ?? ['server']
}

async function readByServer(
  entry: Entry,
  { signal, onProgress }: Watch,
  isLast: boolean,
): Promise<Attempt> {
  const silence = isLast ? undefined : timeoutBeforePhone
  try {
    const { uploadId, document, problem, ...reading } = await requestReading(entry, {
      signal,
      onProgress,
      silence,
    })
    const kept = { uploadId, ...(document && { document: factsOf(document) }) }
    if (problem) return { problem: { message: readProblemMessages[problem], isFinal: true }, kept }
    return { found: { reading, ...kept, readAt: 'server', lacksAsian: false } }
  } catch (failure) {
    signal?.throwIfAborted()
    const error = asApiError(failure)
    const kind = classifyFailure(error)
    if (kind === 'signed-out') return kind
    // No phone reads a document, so there is nothing else to try.
    if (error.status === 0) return { problem: { ...unheard, isWaiting: Boolean(entry.document) } }
    const { code, problem: refusal, message: reason } = error.body
    // An error without its own reason says nothing about the photo.
    const isReason = reason && code !== 'INTERNAL'
    const message = isReason ? reason : 'Failed to process receipt image'
    return { problem: { message, isFinal: kind !== 'later', ...(refusal && { refusal }) } }
  }
}

type SentDocument = NonNullable<Awaited<ReturnType<typeof requestReading>>['document']>

function factsOf({
  kind,
  firstPage,
  lastPage,
  pages,
  enclosures = [],
}: SentDocument): NonNullable<Entry['document']> {
  const enclosed = enclosures.filter((one) => one.pages === null).map(({ name }) => name)
  return {
    kind,
    pages: lastPage - firstPage + 1,
    firstPage,
    sizes: pages,
    ...(enclosed.length > 0 && { enclosed }),
  }
}

/** The photo is sent when the receipt is saved, and the server does not read it again. */
async function readOnPhone(entry: Entry, { signal, onProgress, phone }: Watch): Promise<Attempt> {
  // Nothing is sent, so there is no progress to show.
  onProgress?.(1)
  // At the size that the server reads, even if the original is to be saved.
  const photo = await photoToSend({ ...entry, sendsOriginal: false }).catch(() => null)
  const here = photo && (await phone?.readHere(photo, entry, signal))
  if (!here || here.kind === 'interrupted') return { problem: unread }
  if (here.kind === 'failed') {
    // A problem not caused by the photo is not final: it is read when the next ones are.
    const { message, isOfPhoto } = here
    return { problem: { message, isFinal: isOfPhoto, isTriedHere: isOfPhoto } }
  }
  const { reading, lacksAsian } = here
  return { found: { reading, uploadId: null, readAt: 'here', lacksAsian } }
}
