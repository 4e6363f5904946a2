import { isCalendarDate } from '@quittance/contract/calendar-date'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { fieldWarning } from '#features/receipts/form/field-warnings.ts'
import { tidyPrice } from '#features/receipts/form/item-check.ts'
import { dateNotes } from '#features/receipts/form/outside-trip.ts'
import { describeBooked } from '#features/receipts/form/printed-words.ts'
import {
  type ReceiptFieldName,
  type ReceiptValues,
  receiptFormFields,
} from '#features/receipts/form/receipt-fields.ts'
import { useDebounced } from '#features/receipts/list/use-debounced.ts'
import { canSplit } from '#features/receipts/split/split-plan.ts'
import { splitStore } from '#features/receipts/split/split-store.ts'
import { evidenceOf, mainEvidence } from '#features/receipts/viewer/evidence.ts'
import { pagesOfEntry } from '#features/receipts/viewer/page-sources.ts'
import { PhotoColumn } from '#features/receipts/viewer/photo-column.tsx'
import { ReceiptPhoto } from '#features/receipts/viewer/receipt-photo.tsx'
import { request } from '#lib/api/api.ts'
import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { receiptsQuery } from '#lib/data/receipts.ts'
import { useTrip } from '#lib/data/trips.ts'
import { twinsQuery, type UnsavedReceipt, useDismissTwins } from '#lib/data/twins.ts'
import {
  describeDocument,
  describeUpload,
  documentIcon,
  nounFor,
  type PagesRead,
} from '#lib/format/document-words.ts'
import { wholeMegabytes } from '#lib/format/megabytes.ts'
import { retryReading } from '#offline/entries/entry-actions.ts'
import type { Entry, EntryProgress } from '#offline/entries/entry-list.ts'
import { useEntries, useEntryProgress, usePhotoAddress } from '#offline/entries/use-entries.ts'
import { isReadyHere } from '#offline/reader/is-ready-here.ts'
import { loadAsian } from '#offline/reader/reader-control.ts'
import { isDeviceOnly, readerState } from '#offline/reader/reader-state.ts'
import { readerVersion } from '#offline/reader/reader-version.ts'
import { useStore } from '#ui/create-store.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { canRetry } from './can-retry.ts'
import { nameOfDocument } from './document-notes.ts'
import { findDuplicate } from './duplicates.ts'
import { type AsianOffer, notesAbout } from './review-notes.ts'
import { ReviewStatus } from './review-status.tsx'

export function ReviewSide({
  entry,
  values,
  focused,
}: {
  entry: Entry
  values: ReceiptValues
  focused: ReceiptFieldName | 'items' | null
}) {
  const photo = usePhotoAddress(entry)
  const work = useEntryProgress(entry.id)
  const { duplicate, dismiss } = useDuplicate(entry, values)
  const trip = useTrip(entry.tripId)
  const { id, reading } = entry
  const pagesRead = usePagesRead(entry, work)
  const split = () => splitStore.open(id)
  const isFar = (name: ReceiptFieldName) => name === 'date' && dateNotes(values.date, trip).doubt
  const missing =
    (reading && !values.amount && fieldWarning('amount', reading, values)) || undefined
  const doubtful = receiptFormFields
    .filter(({ name }) => reading && (fieldWarning(name, reading, values) || isFar(name)))
    .filter(({ name }) => !(name === 'amount' && missing))
    .map(({ label }) => label.toLowerCase())
  const { asian, load } = useAsianOffer()
  const isAtWork = work !== null
  const notes = notesAbout({ entry, isAtWork, duplicate, doubtful, missing, asian })
  return (
    <PhotoColumn height={entry.document ? 'high' : 'medium'}>
      {photo ? (
        <ReceiptPhoto
          pages={pagesOfEntry(entry, photo)}
          noun={nounFor(entry.document)}
          title={values.vendor}
          caption={describeBooked(values)}
          evidence={evidenceOf(reading, focused)}
          marks={mainEvidence(reading)}
          action={canSplit(entry) && !isSeveral(entry) && <SplitButton onClick={split} />}
        />
      ) : (
        <Missing {...{ entry, work, pagesRead }} />
      )}
      <ReviewStatus
        notes={notes}
        part={partOf(entry, work, pagesRead, asian.part)}
        hasRoom={Boolean(entry.document)}
        about={photo ? nameOfDocument(entry) : undefined}
        does={{
          unread: canRetry(entry)
            ? { label: 'Try Again', onClick: () => void retryReading(id) }
            : undefined,
          // Keeps its place until the server says which receipt it is.
          duplicate: duplicate?.isSaved
            ? { label: 'Not a duplicate', onClick: dismiss }
            : undefined,
          several: canSplit(entry) ? { label: 'Split', onClick: split } : undefined,
          letters: asian.canLoad ? { label: 'Load', onClick: load } : undefined,
        }}
      />
    </PhotoColumn>
  )
}

type Progress = { work: EntryProgress | null; pagesRead: PagesRead | undefined }

/** A photo's own picture loads in a moment; one of a document, or on the server, may take a while. */
function Missing({ entry, ...progress }: { entry: Entry } & Progress) {
  if (entry.document || entry.isRemote) return <NoPicture {...entry} {...progress} />
  return <Skeleton className="min-h-0 w-full flex-1 rounded-none" />
}

function SplitButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="h-11 rounded-control bg-surface/90 px-3 text-sm font-medium text-text shadow-float transition-colors duration-150 hover:bg-sunken"
    >
      Split
    </button>
  )
}

/** The pages look like several receipts, so offer to split them. */
function isSeveral({ reading }: Entry) {
  return reading?.remarks?.includes('several') ?? false
}

function partOf(
  { document, lacksAsian }: Entry,
  work: EntryProgress | null,
  pagesRead: PagesRead | undefined,
  letters: number | null,
) {
  if (pagesRead) return { label: 'Reading the pages', value: pagesRead.read / pagesRead.pages }
  if (work) return { label: `Sending the ${nounFor(document)}`, value: work.part }
  return letters === null || !lacksAsian
    ? null
    : { label: 'Loading Japanese and Chinese', value: letters }
}

/** Replaces a document's first page while there is no picture of it. */
function NoPicture({
  document,
  photo,
  work,
  pagesRead,
}: Pick<Entry, 'document' | 'photo'> & Progress) {
  return (
    <div className="flex min-h-0 w-full flex-1 flex-col items-center justify-center gap-1 overflow-hidden bg-sunken p-4 text-center text-sm">
      <Icon
        name={document ? documentIcon(document.kind) : 'image'}
        className="mb-1 text-[2rem] text-muted"
      />
      <p className="line-clamp-2 max-w-full font-medium wrap-anywhere">{photo?.name}</p>
      <p className="amount text-muted">{document ? describeDocument(document) : 'Photo'}</p>
      {document && work && (
        <p className="amount text-muted">{describeUpload(work.part, pagesRead)}</p>
      )}
    </div>
  )
}

const typingPauseMs = 400
const progressMs = 1000

/** Of a document that the server is reading; undefined until it has counted the pages. */
function usePagesRead({ document, photo }: Entry, work: EntryProgress | null) {
  const sha256 = photo?.sha256 ?? ''
  const isBeingRead = Boolean(document && sha256) && work?.doing === 'reading' && work.part === 1
  const { data } = useQuery({
    queryKey: ['/api/documents', sha256, 'progress'],
    queryFn: ({ signal }) =>
      request('GET /api/documents/:sha256/progress', { params: { sha256 }, signal }),
    enabled: isBeingRead && !isOffline(),
    staleTime: 0,
    refetchInterval: progressMs,
  })
  return isBeingRead && data?.pages ? data : undefined
}

/**
 * Whether the user seems to have this receipt already: on this device, or in any trip on the server,
 * which also compares photos. Without a server, only this trip's saved receipts are known.
 */
function useDuplicate(entry: Entry, form: ReceiptValues) {
  const { tripId } = entry
  const entries = useEntries()
  const saved = useInfiniteQuery({ ...receiptsQuery(tripId ?? 0), enabled: tripId !== null })
  const wanted = useDebounced(JSON.stringify(unsavedOf(entry, form)), typingPauseMs)
  const { data } = useQuery({ ...twinsQuery(JSON.parse(wanted)), enabled: !isOffline() })
  const waiting = entries.filter((other) => other.tripId === tripId)
  const known = data ? [] : (saved.data?.pages.flat() ?? [])
  const [twin] = data?.twins ?? []
  const { mutate } = useDismissTwins((description) => toastFailure('Not Dismissed', description))
  return {
    duplicate: twin
      ? { same: twin.same, other: twin, isSaved: true, twin }
      : findDuplicate({ ...entry, form }, known, waiting),
    dismiss: twin && (() => mutate([{ one: entry.id, other: twin.key }])),
  }
}

function unsavedOf({ id, uploadId, photo }: Entry, form: ReceiptValues): UnsavedReceipt {
  return {
    clientId: id,
    ...(uploadId && { uploadId }),
    ...(photo && { photoHash: photo.sha256 }),
    // What cannot be saved yet is not compared either.
    vendor: form.vendor.slice(0, 300),
    date: isCalendarDate(form.date) ? form.date : '',
    amount: tidyPrice(form.amount).slice(0, 20),
    currency: form.currency,
    number: form.details.number.slice(0, 100),
  }
}

function useAsianOffer(): { asian: AsianOffer; load: () => void } {
  const state = useStore(readerState)
  const isCut = useSyncExternalStore(onConnectionChange, isOffline)
  const isReady = isReadyHere(state)
  const loading = isReady && state.asian?.kind === 'loading' ? state.asian : null
  const asian = {
    megabytes: wholeMegabytes(readerVersion?.sets.asian.sent ?? 0),
    part: loading && loading.done / loading.total,
    canLoad: isReady && !state.hasAsian && !loading && !isCut,
    isHere: isReady && state.hasAsian,
    isForServer: !isDeviceOnly(state) || (state.kind === 'ready' && !isReady),
  }
  return { asian, load: () => void loadAsian() }
}
