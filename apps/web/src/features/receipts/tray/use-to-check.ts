import { useSyncExternalStore } from 'react'
import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { receiptCount } from '#lib/format/sum-words.ts'
import { needsReview } from '#offline/entries/entry-status.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import type { WaitingThing } from '#ui/waiting-line.tsx'
import { trayStore } from './tray-store.ts'

/** The entries on this device that wait for the user, and those that wait for a connection. */
export function useToCheck() {
  const entries = useEntries()
  const isLost = useSyncExternalStore(onConnectionChange, isOffline)
  const count = entries.filter(needsReview).length
  const toSend = entries.length - count
  const toCheck: WaitingThing | null =
    count > 0
      ? { id: 'tray', icon: 'scan-text', words: `${count} to check`, onSelect: trayStore.open }
      : null
  const words = `${receiptCount(toSend)} ${toSend === 1 ? 'is' : 'are'} waiting for a connection`
  const notSent: WaitingThing | null =
    isLost && toSend > 0 ? { id: 'to-send', icon: 'smartphone', words } : null
  return { toCheck, notSent }
}
