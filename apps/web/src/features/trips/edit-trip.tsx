import type { Currency } from '@quittance/contract/money'
import { lazyDialog } from '#ui/lazy-dialog.tsx'
import { closeTripDialog, useTripDialog } from './data/open-dialogs.ts'

const EditTripDialog = lazyDialog(() =>
  import('./edit-trip-dialog.tsx').then((m) => m.EditTripDialog),
)

/** The Edit Trip dialog; its form loads when it is opened. */
export function EditTrip({ currencies }: { currencies: readonly Currency[] }) {
  const { isOpen } = useTripDialog('edit')
  // Once loaded it stays mounted, so that its closing animation can run.
  if (!isOpen && !EditTripDialog.isLoaded()) return null
  return <EditTripDialog currencies={currencies} onClose={() => closeTripDialog('edit')} />
}
