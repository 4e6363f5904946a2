import type { TripRow } from './trips.queries.ts'

type Status = TripRow['status']
type State = Pick<TripRow, 'status' | 'statusBeforeArchive'>

/** Actions that a trip's status may forbid; all others are always allowed. */
export type TripAction =
  | 'activate'
  | 'edit'
  | 'change-claimed'
  | 'change-end'
  | 'change-receipts'
  | 'finalize'
  | 'reopen'
  | 'restore'
  | 'open-reports'

const refusals: Record<TripAction, Partial<Record<Status, string>>> = {
  activate: {
    finalized: 'This trip is finalized. Re-open it to continue with it.',
    archived: 'This trip is archived. Restore it to continue with it.',
  },
  edit: {
    archived: 'This trip is archived and cannot be edited.',
  },
  'change-claimed': {
    finalized:
      'The claim of this trip was sent. Re-open the trip first to change its currency or start date.',
  },
  'change-end': allBut('finalized', 'Only a finalized trip has an end date. Finalize it first.'),
  'change-receipts': {
    finalized: 'This trip is finalized. Re-open it to change its receipts.',
    archived: 'This trip is archived. Restore it to change its receipts.',
  },
  finalize: {
    finalized: 'This trip is already finalized.',
    archived: 'This trip is archived and cannot be finalized.',
  },
  reopen: allBut('finalized', 'Only a finalized trip can be re-opened.'),
  restore: allBut('archived', 'Only an archived trip can be restored.'),
  'open-reports': allBut('finalized', 'Only a finalized trip has reports. Finalize it first.'),
}

/** Returns why the trip's status forbids it, or null if it does not. */
export function refusalOf(action: TripAction, trip: State): string | null {
  const status = action === 'open-reports' ? statusWhenRestored(trip) : trip.status
  return refusals[action][status] ?? null
}

/** An active trip is restored as inactive: another one may be active now. */
export function statusWhenRestored({ status, statusBeforeArchive }: State): Status {
  if (status !== 'archived') return status
  return statusBeforeArchive === 'finalized' ? 'finalized' : 'inactive'
}

function allBut(allowed: Status, message: string): Record<Status, string | undefined> {
  const refusal = { active: message, inactive: message, finalized: message, archived: message }
  return { ...refusal, [allowed]: undefined }
}
