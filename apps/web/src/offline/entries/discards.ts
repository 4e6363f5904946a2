import { request } from '#lib/api/api.ts'
import { isOffline } from '#lib/api/connection.ts'
import { asApiError, classifyFailure } from '#offline/sender/classify-failure.ts'
import { discardedBy, removeDiscarded } from '#offline/store/discarded.ts'

export async function sendDiscards(userId: number): Promise<void> {
  if (isOffline()) return
  for (const id of await discardedBy(userId)) {
    // oxlint-disable-next-line no-await-in-loop -- there are few, and the first that fails for now ends it
    if (!(await reportDiscard(userId, id))) return
    // oxlint-disable-next-line no-await-in-loop -- see above
    await removeDiscarded(userId, id)
  }
}

/** Whether there is nothing more to report: it is gone, or was before. */
async function reportDiscard(owner: number, id: string) {
  try {
    await request('DELETE /api/arrivals/:id', { params: { id }, owner })
    return true
  } catch (error) {
    return classifyFailure(asApiError(error)) === 'refused'
  }
}
