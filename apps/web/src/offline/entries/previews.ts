import { isOffline } from '#lib/api/connection.ts'
import { addressOfPage } from '#lib/api/page-address.ts'
import { keepPreview } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { showChange } from './entry-list.ts'

/** Asked for, or not to be had for now. */
const tried = new Set<string>()
let last: Promise<void> = Promise.resolve()

/** Fetches a picture of what cannot be shown by itself, once, so that it can be looked at without a network. */
export function fetchPreviews(entries: readonly Entry[]): void {
  if (isOffline()) return
  for (const entry of entries) {
    if (!isWithoutPicture(entry) || tried.has(entry.id)) continue
    tried.add(entry.id)
    // One after the other: nobody waits for the last of many.
    last = last.then(() => fetchPreview(entry)).catch(() => undefined)
  }
}

/** Those that could not be had may be had now. */
export function tryPreviewsAgain(): void {
  tried.clear()
}

function isWithoutPicture({ document, isRemote, uploadId, hasPreview, readingProblem }: Entry) {
  return Boolean((document || isRemote) && uploadId && !hasPreview && !readingProblem?.refusal)
}

async function fetchPreview({ id, uploadId, document }: Entry) {
  const response = await fetch(addressOfPage(uploadId ?? '', document?.firstPage ?? 1))
  if (!response.ok) return
  const type = response.headers.get('content-type') ?? 'image/jpeg'
  await keepPreview(id, { bytes: await response.arrayBuffer(), type })
  await showChange()
}
