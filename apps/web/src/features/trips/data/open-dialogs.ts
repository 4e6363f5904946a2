import type { Trip } from '@quittance/contract/trips'
import { useSyncExternalStore } from 'react'

type TripDialog =
  | 'create'
  | 'edit'
  | 'finalize'
  | 'in-progress'
  | 'limit'
  | 'unfinished'
  | 'unverified'

/** What a dialog is about stays when it closes, so that it does not change while it leaves the screen. */
type DialogState = { isOpen: boolean; trip: Trip | null; message: string }

const closed: DialogState = { isOpen: false, trip: null, message: '' }
const states = new Map<TripDialog, DialogState>()
const listeners = new Set<() => void>()

// Going back leaves the page the dialog was opened for.
addEventListener('popstate', closeTripDialogs)

/** Opens a dialog about trips above whatever page shows; several may lie on each other. */
export function openTripDialog(dialog: TripDialog, trip: Trip | null = null) {
  states.set(dialog, { isOpen: true, trip, message: '' })
  tell()
}

/** Opens the dialog on the plan's limit with what the server says about it. */
export function openLimitDialog(message: string) {
  states.set('limit', { isOpen: true, trip: null, message })
  tell()
}

export function closeTripDialog(dialog: TripDialog) {
  const state = states.get(dialog)
  if (!state?.isOpen) return
  states.set(dialog, { ...state, isOpen: false })
  tell()
}

export function closeTripDialogs() {
  for (const dialog of states.keys()) closeTripDialog(dialog)
}

export function useTripDialog(dialog: TripDialog) {
  return useSyncExternalStore(subscribe, () => states.get(dialog) ?? closed)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
