import type { ReadField } from '@quittance/contract/read-fields'
import type { Outcome } from '#offline/sender/send-entry.ts'
import { rememberDiscarded } from '#offline/store/discarded.ts'
import { changeEntry, findEntry, removeEntry } from '#offline/store/entries.ts'
import type { Entry, EntryForm } from '#offline/store/entry.ts'
import { deliver, goOn, letGo, readAgain } from './courier.ts'
import { entryList, showChange } from './entry-list.ts'
import { isOnlyHere } from './marks.ts'
import { keepTyping } from './typing.ts'

export type { Outcome }

/** The owner has checked it. From here on it goes by itself; what is answered goes now, and tells how that went. */
export async function confirmEntry(
  id: string,
  form: EntryForm,
  unconfirmed: readonly ReadField[] = [],
): Promise<() => Promise<Outcome>> {
  await keepTyping()
  await changeEntry(id, (entry) => ({
    ...entry,
    form,
    // What was checked is the owner's: no rate changes it any more.
    edited: [...new Set([...entry.edited, 'amount' as const])],
    unconfirmed,
    state: 'sending',
    problem: null,
  }))
  await showChange()
  return () => deliver(id)
}

/** The owner does not want it; asked before. */
export async function discardEntry(id: string): Promise<void> {
  await letGo(id)
  await keepTyping()
  const entry = await findEntry(id).catch(() => undefined)
  if (entry?.isRemote) await rememberDiscarded(entry.userId, id)
  await removeEntry(id)
  await showChange()
  if (entry?.isRemote) void goOn()
}

/** All that is on this device, asked before; what lies at the server stays there. */
export async function discardEverything(): Promise<void> {
  await takeAway(() => true)
}

/** Who signs out leaves nothing here that the server has as well: it comes again with the next login. */
export async function forgetWhatComesAgain(): Promise<void> {
  await takeAway((entry) => !isOnlyHere(entry))
}

async function takeAway(isMeant: (entry: Entry) => boolean) {
  await keepTyping()
  const meant = entryList.get().entries.filter(isMeant)
  await Promise.all(meant.map(({ id }) => letGo(id)))
  await Promise.all(meant.map(({ id }) => removeEntry(id)))
  await showChange()
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
  await showChange()
}

/** Once more, after a reading that failed. */
export async function retryReading(id: string): Promise<void> {
  await changeEntry(id, (entry) => ({ ...entry, readingProblem: null }))
  await showChange()
  readAgain(id)
}
