/** What the tray knows of an entry that waits for a look. */
export type TrayEntry = { id: string; reading: unknown; readingProblem: unknown }

export type Tray = {
  /** Whether its list is open. */
  isOpen: boolean
  /** The entry whose form is open. */
  reviewing: string | null
  /** Left for later in this round. */
  skipped: readonly string[]
  /** How many were saved in this round. */
  savedCount: number
  /** Whether the first of several that is read opens by itself. */
  opensFirst: boolean
  /** Whether the round is this one receipt, whatever else waits. */
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

/** One alone goes straight to its form; several show as a list, and the first that is read opens. */
export function addToTray(tray: Tray, ids: readonly string[]): Tray {
  const [only] = ids
  if (only && ids.length === 1) return openForm(tray, only)
  return ids.length > 1 ? { ...tray, isOpen: true, opensFirst: tray.reviewing === null } : tray
}

export function openForm(tray: Tray, id: string): Tray {
  return { ...tray, reviewing: id, opensFirst: false }
}

/** A reading came. */
export function applyReading(tray: Tray, waiting: readonly TrayEntry[]): Tray {
  const ready = tray.opensFirst && waiting.find(isReady)
  return ready ? openForm(tray, ready.id) : tray
}

/** One was checked, and goes its way; on to the next, if its form is still the open one. */
export function finish(tray: Tray, id: string, waiting: readonly TrayEntry[]): Tray {
  if (tray.reviewing !== id) return tray
  return goOn({ ...tray, savedCount: tray.savedCount + 1 }, waiting)
}

/** Leaves one for later and goes on. */
export function skip(tray: Tray, id: string, waiting: readonly TrayEntry[]): Tray {
  return goOn({ ...tray, skipped: [...tray.skipped, id] }, waiting)
}

/** On to the next; the round is over when there is none. */
function goOn(tray: Tray, waiting: readonly TrayEntry[]): Tray {
  const next = tray.isAlone ? undefined : nextToCheck(tray, waiting)
  return next ? openForm(tray, next.id) : closedTray
}

/** The next to check: one that is read, else the first that still comes. */
export function nextToCheck(tray: Tray, waiting: readonly TrayEntry[]): TrayEntry | undefined {
  const open = waiting.filter(({ id }) => !tray.skipped.includes(id))
  return open.find(isReady) ?? open[0]
}

/** Which of how many the open form is. */
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
