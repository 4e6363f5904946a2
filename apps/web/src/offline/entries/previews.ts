import { isOffline } from '#lib/api/connection.ts'
import { addressOfPage } from '#lib/api/page-address.ts'
import { storePreview } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { publishChange } from './entry-list.ts'

/** A hanging call must not hold up those behind it. */
const timeoutMs = 60_000

/** Loading or queued. */
const awaited = new Set<string>()
/** Not available for now. */
const missed = new Set<string>()
let last: Promise<void> = Promise.resolve()

/** Fetches a picture of each entry that cannot be shown otherwise, once, so that it is available offline. */
export function fetchPreviews(entries: readonly Entry[]): void {
  if (isOffline()) return
  for (const entry of entries) {
    const { id } = entry
    if (!isWithoutPicture(entry) || awaited.has(id) || missed.has(id)) continue
    awaited.add(id)
    // One at a time; no one waits for the last.
    last = last.then(() => tryPreview(entry))
  }
}

export function tryPreviewsAgain(): void {
  missed.clear()
}

function isWithoutPicture({ document, isRemote, uploadId, hasPreview, readingProblem }: Entry) {
  return Boolean((document || isRemote) && uploadId && !hasPreview && !readingProblem?.refusal)
}

async function tryPreview(entry: Entry) {
  const isStored = await fetchPreview(entry).catch(() => false)
  if (!isStored) missed.add(entry.id)
  awaited.delete(entry.id)
}

async function fetchPreview({ id, uploadId, document }: Entry): Promise<boolean> {
  const address = addressOfPage(uploadId ?? '', document?.firstPage ?? 1)
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  const type = response.headers.get('content-type') ?? ''
  // A hotel's network answers everything with its own login page.
  if (!response.ok || !type.startsWith('image/')) return false
  await storePreview(id, { bytes: await response.arrayBuffer(), type })
  await publishChange()
  return true
}
