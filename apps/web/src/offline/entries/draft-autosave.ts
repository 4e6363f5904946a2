import { changeEntry } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { publishChange } from './entry-list.ts'

type Typed = Pick<Entry, 'form' | 'edited' | 'lookedAt'>

/** At most half a second of typing may be lost. */
const pause = 300

const waiting = new Map<string, Typed>()
/** Typed, but not in the list of entries yet. */
const unlisted = new Map<string, Typed>()
let timer: ReturnType<typeof setTimeout> | undefined

// The last moment at which a phone lets a page write.
addEventListener('pagehide', () => void flushDrafts())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void flushDrafts()
})

export function scheduleDraftSave(id: string, typed: Typed): void {
  waiting.set(id, typed)
  unlisted.set(id, typed)
  timer ??= setTimeout(() => void flushDrafts(), pause)
}

export async function flushDrafts(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const typed = [...waiting]
  waiting.clear()
  if (typed.length === 0) return
  await Promise.all(typed.map(([id, form]) => changeEntry(id, (entry) => write(entry, form))))
  await publishChange()
  for (const [id, form] of typed) if (unlisted.get(id) === form) unlisted.delete(id)
}

/** An entry with its latest draft, so that a form reopened at once resumes where it was left. */
export function withDraft(entry: Entry): Entry {
  return { ...entry, ...unlisted.get(entry.id) }
}

/** Typing into an entry that waits to be sent means that it is not finished. */
function write(entry: Entry, typed: Typed): Entry {
  const isChanged = JSON.stringify(entry.form) !== JSON.stringify(typed.form)
  const state = entry.state === 'sending' && isChanged ? 'checking' : entry.state
  return { ...entry, ...typed, state }
}
