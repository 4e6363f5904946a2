export type TrayEntry = { id: string; reading: unknown; readingProblem: unknown }

export type Tray = {
  isOpen: boolean
  reviewing: string | null
  skipped: readonly string[]
  savedCount: number
  /** Whether the first of several opens as soon as it is read. */
  opensFirst: boolean
  /** Whether only this receipt is reviewed, whatever else waits. */
  isAlone: boolean
}

export const closedTray: Tray = {
  isOpen: false,
  reviewing: null,
  skipped: [],
  savedCount: 0,
  opensFirst: false,
  isAlone: false,
}

/** One entry opens its form; several open the list, then the first that is read. */
export function addToTray(tray: Tray, ids: readonly string[]): Tray {
  const [only] = ids
  if (only && ids.length === 1) return openForm(tray, only)
  return ids.length > 1 ? { ...tray, isOpen: true, opensFirst: tray.reviewing === null } : tray
}

export function openForm(tray: Tray, id: string): Tray {
  return { ...tray, reviewing: id, opensFirst: false }
}

export function applyReading(tray: Tray, waiting: readonly TrayEntry[]): Tray {
  const ready = tray.opensFirst && waiting.find(isReady)
  return ready ? openForm(tray, ready.id) : tray
}

/** Closes a reviewed entry and opens the next, if its form is still open. */
export function finish(tray: Tray, id: string, waiting: readonly TrayEntry[]): Tray {
  if (tray.reviewing !== id) return tray
  return goOn({ ...tray, savedCount: tray.savedCount + 1 }, waiting)
}

export function skip(tray: Tray, id: string, waiting: readonly TrayEntry[]): Tray {
  return goOn({ ...tray, skipped: [...tray.skipped, id] }, waiting)
}

/** The round ends when there is no next entry. */
function goOn(tray: Tray, waiting: readonly TrayEntry[]): Tray {
  const next = tray.isAlone ? undefined : nextToCheck(tray, waiting)
  return next ? openForm(tray, next.id) : closedTray
}

/** The next to review: one that is read, else the first that is still being read. */
export function nextToCheck(tray: Tray, waiting: readonly TrayEntry[]): TrayEntry | undefined {
  const open = waiting.filter(({ id }) => !tray.skipped.includes(id))
  return open.find(isReady) ?? open[0]
}

export function trayPosition(tray: Tray, id: string, waiting: readonly TrayEntry[]) {
  if (tray.isAlone) return { position: 1, total: 1 }
  const skipped = waiting.filter((entry) => entry.id !== id && tray.skipped.includes(entry.id))
  return {
    position: tray.savedCount + skipped.length + 1,
    total: tray.savedCount + waiting.length,
  }
}

function isReady({ reading, readingProblem }: TrayEntry) {
  return Boolean(reading || readingProblem)
}
