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

/** The owner has checked it. From here on it goes by itself; what is answered goes now, and tells how that went. */
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
    // What was checked is the owner's: no rate changes it any more.
    edited: [...new Set([...entry.edited, 'amount' as const])],
    unconfirmed,
    state: 'sending',
    problem: null,
  }))
  await publishChange()
  return () => sendEntryNow(id)
}

/** Saves a deleted receipt again, as a new one, because its owner chose to keep it. */
export async function keepDeleted(id: string): Promise<void> {
  await flushDrafts()
  const renewed = await renewDeleted(id)
  await changeEntry(renewed, (entry) => ({ ...entry, state: 'sending', problem: null }))
  await publishChange()
  void sendEntryNow(renewed)
}

/** The server takes nothing more under the name of what was deleted. */
async function renewDeleted(id: string): Promise<string> {
  if (!wasDeleted((await findEntry(id)) ?? { problem: null })) return id
  const renewed = await renewEntry(id, (entry) => ({
    ...entry,
    id: crypto.randomUUID(),
    // It went with the receipt, unless its pages lie nowhere else.
    uploadId: entry.isRemote ? entry.uploadId : null,
  }))
  return renewed?.id ?? id
}

/** The owner does not want it; asked before. */
export async function discardEntry(id: string): Promise<void> {
  await cancelReading(id)
  await flushDrafts()
  const entry = await findEntry(id).catch(() => undefined)
  if (entry?.isRemote) await rememberDiscarded(entry.userId, id)
  await removeEntry(id)
  await publishChange()
  if (entry?.isRemote) void resumeSync()
}

/** All that is on this device, asked before; what lies at the server stays there. */
export async function discardAllEntries(): Promise<void> {
  await takeAway(() => true)
}

/** Who signs out leaves nothing here that the server has as well: it comes again with the next login. */
export async function removeRemoteEntries(): Promise<void> {
  await takeAway((entry) => !isLocalOnly(entry))
}

async function takeAway(isMeant: (entry: Entry) => boolean) {
  await flushDrafts()
  const { entries, sent } = entryList.get()
  const meant = [...entries.filter(isMeant), ...sent]
  await Promise.all(meant.map(({ id }) => cancelReading(id)))
  await Promise.all(meant.map(({ id }) => removeEntry(id)))
  await publishChange()
}

/** To another trip than the one it was made for; what the card was charged was in the currency of that one. */
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

/** Once more, after a reading that failed. */
export async function retryReading(id: string): Promise<void> {
  await changeEntry(id, (entry) => ({ ...entry, readingProblem: null }))
  await publishChange()
  requeueReading(id)
}
