import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { readProblemWords } from '@quittance/contract/read-problems'
import { changeEntry, findEntry } from '#offline/store/entries.ts'
import type { Entry, ReadPlace } from '#offline/store/entry.ts'
import { asApiError, classifyFailure } from './classify-failure.ts'
import { withEntryLock } from './entry-lock.ts'
import { photoToSend } from './photo-to-send.ts'
import { requestReading } from './request-reading.ts'
import { reviewedFields } from './reviewed-fields.ts'

/** How this device reads by itself. */
export type Phone = {
  /** Where an entry is read, one place after the other. */
  placesFor(entry: Entry): readonly ReadPlace[]
  /** In words for the user, why no photo is read for now: not here, and not to be sent; null where they are. */
  whyWaiting(): string | null
  readHere(photo: File, entry: Entry, signal: AbortSignal | undefined): Promise<HereReading>
}

/** `isOfPhoto`: another one may be read here all the same. */
type HereReading =
  | { kind: 'read'; reading: ExtractedReceipt; lacksAsian: boolean }
  | { kind: 'failed'; message: string; isOfPhoto: boolean }
  | { kind: 'interrupted' }

type Watch = {
  signal?: AbortSignal
  onProgress?: (part: number) => void
  /** None in a service worker, which lives too shortly to read. */
  phone?: Phone
}

/** How a reading went; `elsewhere`: another tab is at it, or there is nothing to read any more. */
export type ReadOutcome =
  | 'read'
  | 'elsewhere'
  | 'given-up'
  | 'later'
  /** For this device to be able to read it. */
  | 'waiting'
  | 'signed-out'
  | 'failed'

type Problem = NonNullable<Entry['readingProblem']>

/** What was read, or why not; `signed-out` and a final problem are the last word. */
type Attempt = { found: Found } | { problem: Problem; kept?: Kept } | 'signed-out'

/** Of what could not be read: it need not be sent again. */
type Kept = Partial<Pick<Entry, 'uploadId' | 'document'>>

type Found = Pick<Entry, 'uploadId' | 'readAt' | 'lacksAsian' | 'document'> & {
  reading: ExtractedReceipt
}

const unread: Problem = { message: 'Failed to process receipt', isFinal: false }
const unheard: Problem = {
  message: 'Read when there is a network',
  isFinal: false,
  isUnanswered: true,
}

/** With the phone at hand nobody waits longer than this for a server of which nothing is heard. */
const patienceBeforePhone = 10_000

/** Has the photo of an entry read, and keeps what was found with it. */
export async function readEntry(id: string, watch: Watch = {}): Promise<ReadOutcome> {
  // What could not be written down for now is read again.
  const outcome = await withEntryLock(id, () => read(id, watch)).catch(() => 'later' as const)
  return outcome ?? 'elsewhere'
}

async function read(id: string, watch: Watch): Promise<ReadOutcome | undefined> {
  // As with sending: one that the browser does not hand out now is read by the next page.
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

/** What was read of it stands, as far as it goes; what can be read no further is not read again. */
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
  // What is read halfway may be read to its end when there is more to read it with.
  let problem: Problem = { ...before, message, isFinal: !entry.reading }
  let kept: Kept | undefined
  for (const [index, place] of places.entries()) {
    const isLast = index === places.length - 1
    const attempt =
      place === 'here' ? await readOnPhone(entry, watch) : await readByServer(entry, watch, isLast)
    if (attempt === 'signed-out' || 'found' in attempt) return attempt
    kept = attempt.kept ?? kept
    const tried = attempt.problem.isTriedHere || problem.isTriedHere
    // The server is heard again sooner or later, so what it said is what counts.
    const isOfServer = place === 'server' || !places.includes('server')
    problem = { ...(isOfServer ? attempt.problem : problem), ...(tried && { isTriedHere: true }) }
    if (place === 'server' && problem.isFinal) break
  }
  return { problem, ...(kept && { kept }) }
}

/** A document is opened by the server, and what lies there is read there. */
function placesFor(entry: Entry, { phone }: Watch): readonly ReadPlace[] {
  if (entry.document || entry.isRemote) return ['server']
  return phone?.placesFor(entry) ?? ['server']
}

async function readByServer(
  entry: Entry,
  { signal, onProgress }: Watch,
  isLast: boolean,
): Promise<Attempt> {
  const silence = isLast ? undefined : patienceBeforePhone
  try {
    const { uploadId, document, problem, ...reading } = await requestReading(entry, {
      signal,
      onProgress,
      silence,
    })
    const kept = { uploadId, ...(document && { document: factsOf(document) }) }
    if (problem) return { problem: { message: readProblemWords[problem], isFinal: true }, kept }
    return { found: { reading, ...kept, readAt: 'server', lacksAsian: false } }
  } catch (failure) {
    signal?.throwIfAborted()
    const error = asApiError(failure)
    const kind = classifyFailure(error)
    if (kind === 'signed-out') return kind
    // No phone reads a document, so there is nothing to try again.
    if (error.status === 0) return { problem: { ...unheard, isWaiting: Boolean(entry.document) } }
    const { code, problem: refusal, message: reason } = error.body
    // An answer without a reason of its own says nothing about the photo.
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

/** The server is sent the photo when it is saved, and does not read it again. */
async function readOnPhone(entry: Entry, { signal, onProgress, phone }: Watch): Promise<Attempt> {
  // Nothing is sent, so there is no part of it to show.
  onProgress?.(1)
  // In the size that the server reads, also where the original is to be saved.
  const photo = await photoToSend({ ...entry, sendsOriginal: false }).catch(() => null)
  const here = photo && (await phone?.readHere(photo, entry, signal))
  if (!here || here.kind === 'interrupted') return { problem: unread }
  if (here.kind === 'failed') {
    // One that is not of the photo is not its end: where the next ones are read, this one is as well.
    const { message, isOfPhoto } = here
    return { problem: { message, isFinal: isOfPhoto, isTriedHere: isOfPhoto } }
  }
  const { reading, lacksAsian } = here
  return { found: { reading, uploadId: null, readAt: 'here', lacksAsian } }
}
