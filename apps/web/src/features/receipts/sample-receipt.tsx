import { useMutation } from '@tanstack/react-query'
import { useConfig } from '#lib/data/config.ts'
import { useTripCurrency } from '#lib/data/trips.ts'
import { useUser } from '#lib/data/user.ts'
import { today } from '#lib/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { addPhotos } from './tray/add-files.ts'
import { trayStore } from './tray/tray-store.ts'

/** Shown in the review, the list and the report, so that nobody is reimbursed for it. */
const notes = 'Sample receipt, not an expense. Delete it before you send the trip.'

/** For users without a receipt at hand: reads one of ours and opens its review. */
export function TrySample({ tripId }: { tripId: number | null }) {
  const { data: user } = useUser()
  const engine = useConfig()?.reader.engine
  const currency = useTripCurrency(tripId) ?? 'USD'
  const form = {
    vendor: '',
    date: today(),
    amount: '',
    currency,
    category: 'other',
    notes,
  } as const
  const origin = { source: 'upload', tripId, form, edited: ['notes'] } as const
  const sample = useMutation({
    mutationFn: fetchSample,
    // Offline it should fail at once, not wait.
    networkMode: 'always',
    onSuccess: async (file) => trayStore.add(await addPhotos([file], origin)),
    onError: () =>
      toastFailure('The sample could not be loaded', 'Please check your connection and try again.'),
  })
  // Only verified users can have photos read.
  if (!user?.emailVerified || !engine || engine === 'none') return null
  return (
    <Button variant="quiet" disabled={sample.isPending} onClick={() => sample.mutate()}>
      <Icon name="sparkles" className="text-[1.125rem] text-primary" />
      Try it with a sample receipt
    </Button>
  )
}

async function fetchSample() {
  const response = await fetch('/sample-receipt.jpg')
  if (!response.ok) throw new Error('The sample is missing')
  return new File([await response.blob()], 'sample-receipt.jpg', { type: 'image/jpeg' })
}
