import type { Trip } from '@quittance/contract/trips'
import { createStore, useStore } from '#ui/create-store.ts'
import { useHasOpenLayer } from '#ui/layers.ts'
import type { NewTrip } from './new-trip.ts'

type TripDialog =
  | 'create'
  | 'edit'
  | 'finalize'
  | 'in-progress'
  | 'limit'
  | 'unfinished'
  | 'unverified'

/** What a dialog is about stays when it closes, so that it does not change while it leaves the screen. */
type DialogState = { isOpen: boolean; trip: Trip | null; message: string; draft?: NewTrip }

const closed: DialogState = { isOpen: false, trip: null, message: '' }
const dialogs = createStore<ReadonlyMap<TripDialog, DialogState>>(new Map())

/** Opens a dialog about trips above whatever page shows; several may lie on each other. */
export function openTripDialog(dialog: TripDialog, trip: Trip | null = null) {
  change(dialog, { isOpen: true, trip, message: '' })
}

/** Opens the Create New Trip sheet with what was entered before. */
export function openCreateSheet(draft: NewTrip) {
  change('create', { isOpen: true, trip: null, message: '', draft })
}

/** Opens the dialog on the plan's limit with what the server says about it. */
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

/** Whether one that can open above every page is open; that to edit a trip comes with its own pages. */
export function useIsTripDialogOpen() {
  return useStore(dialogs, (states) =>
    [...states].some(([dialog, { isOpen }]) => dialog !== 'edit' && isOpen),
  )
}

/** Whether any dialog is open or about to be: then none may open by itself. */
export function useIsAnyDialogOpen() {
  const isAsked = useStore(dialogs, (states) => [...states.values()].some(({ isOpen }) => isOpen))
  const isShown = useHasOpenLayer()
  return isAsked || isShown
}

function change(dialog: TripDialog, state: DialogState) {
  dialogs.set(new Map(dialogs.get()).set(dialog, state))
}
