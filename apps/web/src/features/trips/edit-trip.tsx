import type { Currency } from '@quittance/contract/money'
import { lazyDialog } from '#ui/lazy-dialog.tsx'
import { closeTripDialog, useTripDialog } from './data/open-dialogs.ts'

const EditTripDialog = lazyDialog(() =>
  import('./edit-trip-dialog.tsx').then((m) => m.EditTripDialog),
)

/** The place of the dialog on a page from which trips are edited; its form comes when it is opened. */
export function EditTrip({ currencies }: { currencies: readonly Currency[] }) {
  const { isOpen } = useTripDialog('edit')
  // Once it is here it stays, so that it can leave the screen in its own way.
  if (!isOpen && !EditTripDialog.isLoaded()) return null
  return <EditTripDialog currencies={currencies} onClose={() => closeTripDialog('edit')} />
}
