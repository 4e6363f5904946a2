import { notifyOtherTabs } from '#offline/store/changes.ts'
import { entriesOf, isInMemoryOnly } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { createStore } from '#ui/create-store.ts'

export type { Entry, EntryField, EntryForm } from '#offline/store/entry.ts'

export type EntryProgress = { doing: 'reading' | 'sending'; part: number }

type EntryList = {
  owner: number | null
  entries: readonly Entry[]
  /** Saved on the server, but not in any cached list yet. */
  sent: readonly Entry[]
  isLoaded: boolean
}

const emptyList: EntryList = { owner: null, entries: [], sent: [], isLoaded: false }

/** The entries on this device of the signed-in user only. */
export const entryList = createStore<EntryList>(emptyList)

export const entryProgress = createStore<ReadonlyMap<string, EntryProgress>>(new Map())

export async function loadEntriesFor(owner: number | null): Promise<void> {
  if (entryList.get().owner === owner) return
  entryList.set({ ...emptyList, owner })
  await refreshEntries()
}

/** Rereads the list: the store is the source of truth for all tabs. */
export async function refreshEntries(): Promise<void> {
  const { owner } = entryList.get()
  if (owner === null) return
  const all = await entriesOf(owner)
  if (entryList.get().owner !== owner) return
  const sent = all.filter(({ isSent }) => isSent)
  const entries = all.filter(({ isSent }) => !isSent)
  entryList.set({ owner, entries, sent, isLoaded: true })
}

export function findEntry(id: string): Entry | undefined {
  const { entries, sent } = entryList.get()
  return [...entries, ...sent].find((one) => one.id === id)
}

/** After this tab has changed something. */
export async function publishChange(): Promise<void> {
  notifyOtherTabs()
  await refreshEntries()
}

export function setEntryProgress(id: string, work: EntryProgress | null): void {
  const next = new Map(entryProgress.get())
  if (work) next.set(id, work)
  else next.delete(id)
  entryProgress.set(next)
}

export function hasUnstoredEntries(): boolean {
  return entryList.get().entries.some(({ id }) => isInMemoryOnly(id))
}
