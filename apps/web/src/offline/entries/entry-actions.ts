import type { ReadField } from '@quittance/contract/read-fields'
import type { Outcome } from '#offline/sender/send-entry.ts'
import { rememberDiscarded } from '#offline/store/discarded.ts'
import { changeEntry, findEntry, removeEntry, renewEntry } from '#offline/store/entries.ts'
import type { Entry, EntryForm } from '#offline/store/entry.ts'
import { flushDrafts } from './draft-autosave.ts'
import { entryList, publishChange } from './entry-list.ts'
import { isLocalOnly, wasDeleted } from './entry-status.ts'
import { cancelReading, requeueReading, resumeSync, sendEntryNow } from './sync-queue.ts'

export type { Outcome }

/** Marks an entry as reviewed, so that it will be sent; tries now and returns the result. */
export async function confirmEntry(
  known: string,
  form: EntryForm,
  unconfirmed: readonly ReadField[] = [],
): Promise<() => Promise<Outcome>> {
  await flushDrafts()
  const id = await renewDeleted(known)
  await changeEntry(id, (entry) => ({
    ...entry,
    form,
    // A reviewed amount is the user's own: no rate changes it any more.
    edited: [...new Set([...entry.edited, 'amount' as const])],
    unconfirmed,
    state: 'sending',
    problem: null,
  }))
  await publishChange()
  return () => sendEntryNow(id)
}

export async function saveDeletedAsNew(id: string): Promise<void> {
  await flushDrafts()
  const renewed = await renewDeleted(id)
  await changeEntry(renewed, (entry) => ({ ...entry, state: 'sending', problem: null }))
  await publishChange()
  void sendEntryNow(renewed)
}

/** The server refuses the id of a deleted receipt. */
async function renewDeleted(id: string): Promise<string> {
  if (!wasDeleted((await findEntry(id)) ?? { problem: null })) return id
  const renewed = await renewEntry(id, (entry) => ({
    ...entry,
    id: crypto.randomUUID(),
    // The upload was deleted with the receipt, unless its pages exist nowhere else.
    uploadId: entry.isRemote ? entry.uploadId : null,
  }))
  return renewed?.id ?? id
}

export async function discardEntry(id: string): Promise<void> {
  await cancelReading(id)
  await flushDrafts()
  const entry = await findEntry(id).catch(() => undefined)
  if (entry?.isRemote) await rememberDiscarded(entry.userId, id)
  await removeEntry(id)
  await publishChange()
  if (entry?.isRemote) void resumeSync()
}

export async function discardAllEntries(): Promise<void> {
  await removeMatching(() => true)
}

/** On sign-out, removes entries the server also holds: they return with the next login. */
export async function removeRemoteEntries(): Promise<void> {
  await removeMatching((entry) => !isLocalOnly(entry))
}

async function removeMatching(isMeant: (entry: Entry) => boolean) {
  await flushDrafts()
  const { entries, sent } = entryList.get()
  const meant = [...entries.filter(isMeant), ...sent]
  await Promise.all(meant.map(({ id }) => cancelReading(id)))
  await Promise.all(meant.map(({ id }) => removeEntry(id)))
  await publishChange()
}

/** The card amount is dropped: it was in the old trip's currency. */
export async function moveEntry(id: string, tripId: number): Promise<void> {
  await changeEntry(id, (entry) => ({
    ...entry,
    tripId,
    form: entry.form && { ...entry.form, cardAmount: '' },
    state: 'checking',
    problem: null,
  }))
  await publishChange()
}

export async function retryReading(id: string): Promise<void> {
  await changeEntry(id, (entry) => ({ ...entry, readingProblem: null }))
  await publishChange()
  requeueReading(id)
}
