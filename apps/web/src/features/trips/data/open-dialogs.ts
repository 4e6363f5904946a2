import type { createTripBody, Trip } from '@quittance/contract/trips'
import type { z } from 'zod'
import { createStore, useStore } from '#ui/create-store.ts'
import { useHasOpenLayer } from '#ui/layers.ts'

type TripDialog =
  | 'create'
  | 'edit'
  | 'finalize'
  | 'in-progress'
  | 'limit'
  | 'unfinished'
  | 'unverified'

/** The content stays when a dialog closes, so that it does not change during the closing animation. */
type DialogState = { isOpen: boolean; trip: Trip | null; message: string; draft?: NewTrip }

const closed: DialogState = { isOpen: false, trip: null, message: '' }
const dialogs = createStore<ReadonlyMap<TripDialog, DialogState>>(new Map())

/** Opens a trip dialog above any page; several may be stacked. */
export function openTripDialog(dialog: TripDialog, trip: Trip | null = null) {
  change(dialog, { isOpen: true, trip, message: '' })
}

/** Opens the Create New Trip sheet prefilled. */
export function openCreateSheet(draft: NewTrip) {
  change('create', { isOpen: true, trip: null, message: '', draft })
}

export function openLimitDialog(message: string) {
  change('limit', { isOpen: true, trip: null, message })
}

export function closeTripDialog(dialog: TripDialog) {
  const state = dialogs.get().get(dialog)
  if (state?.isOpen) change(dialog, { ...state, isOpen: false })
}

export function closeTripDialogs() {
  for (const dialog of dialogs.get().keys()) closeTripDialog(dialog)
}

export function useTripDialog(dialog: TripDialog) {
  return useStore(dialogs, (states) => states.get(dialog) ?? closed)
}

export function isTripDialogOpen(dialog: TripDialog) {
  return dialogs.get().get(dialog)?.isOpen ?? false
}

/** Whether a dialog that can open above every page is open; the Edit Trip dialog comes with its own pages. */
export function useIsTripDialogOpen() {
  return useStore(dialogs, (states) =>
    [...states].some(([dialog, { isOpen }]) => dialog !== 'edit' && isOpen),
  )
}

/** Whether any dialog is open or about to be: then none may open automatically. */
export function useIsAnyDialogOpen() {
  const isAsked = useStore(dialogs, (states) => [...states.values()].some(({ isOpen }) => isOpen))
  const isShown = useHasOpenLayer()
  return isAsked || isShown
}

function change(dialog: TripDialog, state: DialogState) {
  dialogs.set(new Map(dialogs.get()).set(dialog, state))
}

export type NewTrip = z.output<typeof createTripBody>
